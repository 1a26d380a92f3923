import { TileDrawing } from "../../board/Tile";
import type { PathComposer } from "../../composer/path/composer";
import { joinTiles, isToken } from "../../model/tiles";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { Button } from "../../widgets/Button";
import { Dialog } from "../../widgets/Dialog";

/** Whoever lays nothing or owes a letter chooses a letter, which then belongs to everybody. */
export function GiveDialog({ composer, onClose }: { composer: PathComposer; onClose: () => void }) {
  const mine = composer.table.view.value!.seats[composer.seat]!.rack.filter((tile) => !isToken(tile));
  const letters = composer.table.commands.value.has("free") ? mine : [];
  const give = (tile: string | null) => {
    onClose();
    composer.recall();
    void composer.send(tile === null ? { do: "pass", seat: composer.seat } : { do: "free", seat: composer.seat, tile: joinTiles([tile]) });
  };
  return (
    <Dialog title={say(composer.owing.value ? "web-owe-now" : letters.length ? "web-give-which" : "web-ask-pass")} onClose={onClose}>
      <div class="choose-tiles paper">
        {letters.map((tile, index) => (
          <button key={index} type="button" class="rack-tile" onClick={() => give(tile)}>
            <TileDrawing tile={tile} />
            <span class="hidden-text">{spokenTile(tile, undefined)}</span>
          </button>
        ))}
      </div>
      <div class="dialog-actions">
        <Button onClick={onClose}>{say("web-cancel")}</Button>
        {!letters.length && (
          <Button kind="primary" onClick={() => give(null)}>
            {say("web-pass")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
