usage-command = There is no command “{ $command }”; there are: { $known }.
usage-which-command = Name a command: { $known }.
usage-option = There is no option { $option } here; --help lists them all.
usage-option-like = There is no option { $option } here; did you mean { $like }?
usage-option-flag = { $option } takes no value.
usage-option-value = { $option } takes a value.
usage-missing-argument = Something is missing: { $name }.
usage-missing-option = The option { $name } is required.
usage-extra = There is something too much: this command has no use for “{ $text }”.
usage-choice = { $name } can be: { $allowed }.
usage-whole-least = { $name } is a whole number, { $least } or more.
usage-whole-between = { $name } is a whole number from { $least } to { $most }.
usage-between = { $name } is a number from { $least } to { $most }.
usage-day = { $name } is a day, written like { $example }.
usage-one-output = Only one of these can go to standard output: { $options }.
usage-encoding = This output takes no more than { $encoding }, in which this can’t be shown; PYTHONIOENCODING=utf-8 sets it right.
usage-value = The value of { $name } won’t do.
usage-wrong = This command can’t be given like that: { $problem }
