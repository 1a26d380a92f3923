"""The closed unions of all commands and of all events, whichever family of games has them.

Their order is the order in which the browser's types are written.
"""

from __future__ import annotations

from rekje.model.commands import Accept, Buy, Challenge, End, Exchange, Pass, Play, Resign, TimeUp, Vacation, Vote
from rekje.model.event import PublicEvent
from rekje.model.events import (
    Answered,
    Bought,
    Challenged,
    Ended,
    Exchanged,
    LotDrawn,
    NoncesGiven,
    Overran,
    Passed,
    PlayLaid,
    PlayStood,
    PlayTakenBack,
    RacksShown,
    RackTold,
    Resigned,
    Rewound,
    SeatGiven,
    SecretRevealed,
    ShuffleCommitted,
    TableOpened,
    TilesDrawn,
    TilesReturned,
    TurnBegan,
    TurnSkipped,
    VacationTaken,
    WindowOpened,
)
from rekje.model.path.commands import Claim, Draw, Free, Knock, LayToken, Place, Swap
from rekje.model.path.events import (
    ActStruck,
    Claimed,
    DiceThrown,
    DrawingBegan,
    DrawTold,
    KnockBid,
    KnockMade,
    LetterFreed,
    LetterOwed,
    PassedOver,
    Placed,
    TokenLaid,
    TurnClosed,
    TurnEnded,
)
from rekje.model.problems import Refusal
from rekje.model.walk.commands import Open
from rekje.model.walk.events import ChoicesShown, Chosen

AnyCommand = (
    Play
    | Open
    | Exchange
    | Buy
    | Pass
    | Resign
    | Vacation
    | Challenge
    | Accept
    | Vote
    | TimeUp
    | End
    | Draw
    | Place
    | Claim
    | Free
    | LayToken
    | Swap
    | Knock
)


class Entered(PublicEvent, tag="entered", frozen=True):
    """A line of the scorekeeper's: a move as it was told, under a name of its own. What it brought about follows; where
    the referee has refused it, ``refusal`` says why, nothing follows, and the line waits to be mended."""

    id: str
    move: AnyCommand
    refusal: Refusal | None = None


AnyEvent = (
    TableOpened
    | ShuffleCommitted
    | NoncesGiven
    | SecretRevealed
    | SeatGiven
    | LotDrawn
    | TilesDrawn
    | TilesReturned
    | Chosen
    | ChoicesShown
    | TurnBegan
    | TurnSkipped
    | RackTold
    | PlayLaid
    | WindowOpened
    | Answered
    | Challenged
    | PlayStood
    | PlayTakenBack
    | Exchanged
    | Bought
    | Passed
    | Overran
    | Resigned
    | VacationTaken
    | RacksShown
    | Ended
    | DrawingBegan
    | DrawTold
    | Placed
    | Claimed
    | LetterFreed
    | LetterOwed
    | TokenLaid
    | TurnEnded
    | KnockBid
    | DiceThrown
    | KnockMade
    | ActStruck
    | TurnClosed
    | PassedOver
    | Entered
    | Rewound
)
