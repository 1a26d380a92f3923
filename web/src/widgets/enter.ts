/** For `onKeyDown` of a form: Enter in a field does at once what the form's button does. By itself the browser leaves it undone while the button is drawn as disabled,
 * and whoever types fast is ahead of what is drawn. */
export const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
};
