import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { TileDrawing } from "../../board/Tile";
import { Box } from "../../model/rules";
import { parsePlace, squareName, step } from "../../model/squares";
import { plainWord, splitTiles, type Tile } from "../../model/tiles";
import * as api from "../../net/api";
import { say } from "../../say";
import { spokenTile } from "../../say/tiles";
import { useWordsIn, wordLang } from "../../say/words";
import { Button } from "../../widgets/Button";
import { Done } from "../../widgets/Done";
import type { PastPosition } from "../../wire.gen";
import type { Card } from "./deck";
import { Scene } from "../Scene";

interface Props {
  readonly card: Card;
  readonly onAnswer: (knew: boolean) => void;
  /** What was on the table can't be had. */
  readonly onTrouble: (problem: unknown) => void;
}

/** One card: what was on the table and on the rack; then the word that could have been played. */
export function StudyCard({ card, onAnswer, onTrouble }: Props) {
  const position = useSignal<PastPosition | null>(null);
  const open = useSignal(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    api.position(card.table, card.turn).then((told) => (position.value = told), onTrouble);
  }, []);
  useEffect(() => heading.current?.focus(), [position.value !== null]);
  useEffect(() => answer.current?.focus(), [open.value]);
  useWordsIn(position.value?.rules.edition.language);
  if (!position.value) return <p class="quiet-text">{say("web-loading")}</p>;
  const { rules, view } = position.value;
  const rack = card.turn ? (view.seats[card.seat]?.rack ?? []) : [];
  const squares = squaresOf(card);
  const laid = new Map<string, Tile>(open.value ? tilesOf(card, squares).filter(([square]) => !(square in view.board)) : []);
  return (
    <section class="card study-card" aria-labelledby="study-card">
      <h2 id="study-card" tabIndex={-1} ref={heading}>
        {say(`screen-game-${rules.game}`)} · {say("after-study-box", { box: card.box + 1 })}
      </h2>
      <p>{card.turn ? say("after-study-better", { score: card.score }) : say("after-study-unseen", { count: splitTiles(card.word).length })}</p>
      {card.did && (
        <p class="quiet-text">
          {say("after-study-did")} <Done line={card.did} /> {card.did.kind === "play" && card.did.score}
        </p>
      )}
      <div class="scene">
        <Scene rules={rules} view={view} room={squares} path={open.value ? squares : []} draft={laid} />
      </div>
      {rack.length > 0 && <Tiles rack={rack} box={new Box(rules)} />}
      {open.value ? (
        <div class="study-answer">
          <p ref={answer} tabIndex={-1} class="study-word">
            <strong class="word" lang={wordLang()}>{plainWord(card.word)}</strong> {card.at || (rules.edition.board ? squares.join(" ") : "")} {card.score > 0 && <strong>{card.score}</strong>}
          </p>
          <div class="result-actions">
            <Button kind="primary" icon="check" onClick={() => onAnswer(true)}>
              {say("after-study-knew")}
            </Button>
            <Button icon="cross" onClick={() => onAnswer(false)}>
              {say("after-study-missed")}
            </Button>
          </div>
        </div>
      ) : (
        <div class="result-actions">
          <Button kind="primary" icon="eye" onClick={() => (open.value = true)}>
            {say("after-study-show")}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The tiles that I had. */
function Tiles({ rack, box }: { rack: readonly Tile[]; box: Box }) {
  return (
    <ul class="study-rack" aria-label={say("web-rack")}>
      {rack.map((tile, index) => (
        <li key={index}>
          <TileDrawing tile={tile} value={box.value(tile)} />
          <span class="hidden-text">{spokenTile(tile, box.value(tile))}</span>
        </li>
      ))}
    </ul>
  );
}

/** The squares of a card's word, letter by letter. */
function squaresOf(card: Card): string[] {
  if (!card.at) return card.path.map(squareName);
  const { square, across } = parsePlace(card.at);
  return splitTiles(card.word).map((_, index) => squareName(step(square, across, index)));
}

/** The tiles of a card's word on their squares. */
function tilesOf(card: Card, squares: readonly string[]): [string, Tile][] {
  return splitTiles(card.word).map((tile, index) => [squares[index]!, tile]);
}
