"""One browser at one table: its WebSocket, from its first hello to its close."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from msgspec.structs import replace

from rekje.locale import ui_language
from rekje.model.families import AnyCommand
from rekje.model.problems import FormError, Refusal
from rekje.players.registry import is_computer
from rekje.referee.preview import TurnPreview
from rekje.server.access import Visit, check
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import device_of, who_of
from rekje.server.limits.doors import TOO_MUCH
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import RESTARTED, Live
from rekje.server.logs import command_id, log
from rekje.server.seating.seating import Seating
from rekje.server.seating.waiting_room import WaitingRoom
from rekje.server.sentences import preview_message, problem_sentence, refused_message
from rekje.server.socket.outbox import Outbox
from rekje.server.socket.talk import Talk
from rekje.server.work.scheduler import MOST_LAG_MS
from rekje.tables.about import WATCHING
from rekje.tables.ports import StaleVersion
from rekje.tables.room import Applied, Moved, Step
from rekje.wire.codec import decode, encode, id_of
from rekje.wire.messages import (
    Ack,
    AskPreview,
    ClientMessage,
    ErrorMessage,
    GetReady,
    GiveNonce,
    Hello,
    Ping,
    Pong,
    SendChat,
    SendCommand,
    ServerMessage,
    Snapshot,
)
from rekje.wire.view import make_rules

SILENT = 4408
SLOW = 1.0
"""A command that takes longer (s) is a warning in the log."""

Socket = WebSocket[Any, Any, Any]


class Session:
    """A connection (`rekje.server.live.listener.Listener`)."""

    def __init__(self, socket: Socket, registry: TableRegistry, seating: Seating, live: Live, language: str) -> None:
        self.who = who_of(socket.scope)
        self.device = device_of(socket.scope)
        self.hidden = False
        self.live = live
        self._seat: int | None = None
        self._show = False
        self._came = False
        self.language = language
        limits = registry.settings.limits
        self._socket = socket
        self._registry = registry
        self._seating = seating
        self._talk = Talk(registry)
        self._waiting_room = WaitingRoom(registry, seating)
        self._silence, self._greeting = limits.silence, limits.greeting
        self._whom: dict[str, str | bytes] = {"person": self.who, "address": address_of(socket)}
        self._patient = True
        self._lag_ms = 0
        self._out = Outbox(self._send, lambda: encode(self._snapshot()), limits.waiting_bytes)

    @property
    def seat(self) -> int | None:
        """The seat that the browser looks from; None while it watches. A browser that no longer holds its seat
        watches."""
        return self._seat if self._seat in self.live.attendance.held(self.who) else None

    @property
    def racks(self) -> bool:
        """Whether this connection sees all racks: a page for a stream, of somebody who doesn't play, at a table whose
        players have all agreed."""
        return self._show and not self.live.attendance.held(self.who) - {WATCHING} and self.live.racks_shown

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        sender = asyncio.create_task(self._send_all())
        try:
            await self._read_all()
        except WebSocketDisconnect:
            pass
        finally:
            self._left()
            self.leave(1000)
            await sender

    def _left(self) -> None:
        live = self.live
        if self in live.attendance:
            live.touched = time.monotonic()
            live.left(self)
        # Whoever was sent away, by a ban for example, is no longer in the attendance, but was here all the same.
        if self._came:
            self._registry.visits.seen(self.who)
        if self._came and not live.attendance.is_there(self.who):
            self._registry.start(self._seating.seen(live, self.who, self._registry.clock.now_ms()))

    # Out

    def begun(self) -> None:
        """Send the whole state again."""
        self._out.show(encode(self._snapshot()))

    def moved(self, seats: Mapping[int, int]) -> None:
        """Look from the same seat under its new number."""
        self._seat = None if self._seat is None else seats.get(self._seat)

    def happened(self, step: Step) -> None:
        """Send events, as this seat may see them."""
        self._out.tell(self.live.events_for(step, self.seat, self._now(), racks=self.racks))

    def tell(self, message: ServerMessage) -> None:
        """Send a message meant for the whole table."""
        self._out.tell(encode(message))

    def warn(self, problem: FormError) -> None:
        """Report a problem of this table, in the reader's language."""
        self._problem(problem, None)

    def leave(self, code: int) -> None:
        """Close the connection once all is sent."""
        self._out.close(code)

    def _answer(self, message: ServerMessage) -> None:
        """Send a message meant for this browser alone."""
        self._out.answer(encode(message))

    async def _send(self, data: bytes) -> None:
        await self._socket.send_data(data.decode(), mode="text")

    async def _send_all(self) -> None:
        try:
            await self._socket.close(code=await self._out.run())
        except (WebSocketDisconnect, RuntimeError):
            # The browser has gone; the reading side notices it too.
            self._out.close(1006)

    # In

    async def _read_all(self) -> None:
        began = time.monotonic()
        while self._patient:
            # A connection that hasn't said hello is closed sooner.
            greeted = self in self.live.attendance
            patience = self._silence if greeted else min(self._silence, began + self._greeting - time.monotonic())
            try:
                async with asyncio.timeout(patience):
                    await self._out.room()
                    data = await self._socket.receive_data(mode="text")
            except TimeoutError:
                return self.leave(SILENT)
            arrived = self._registry.clock.now_ms()
            await self._take(data, arrived)
        return self.leave(TOO_MUCH)

    def _offend(self, error: FormError, message_id: str | None = None) -> None:
        self._patient = self._registry.quotas.allows("offences", **self._whom)
        self._problem(error, message_id)

    async def _take(self, data: str | bytes, arrived: int) -> None:
        message_id = None
        try:
            self._charge("messages")
            message = decode(data)
            message_id = getattr(message, "id", None)
            if not isinstance(message, Hello | Ping) and self not in self.live.attendance:
                raise FormError("serve-hello-first")
            await self._handle(message, arrived)
        except FormError as error:
            self._offend(error, message_id or id_of(data))
        except (Gone, StaleVersion):
            self.leave(RESTARTED)
        except Exception as error:
            log("message-failed", logging.ERROR, error, table=self.live.name, command=command_id(message_id))
            self._registry.metrics.count("failures")
            self._problem(FormError("serve-try-again"), message_id)

    def _charge(self, what: str) -> None:
        self._registry.quotas.charge(what, **self._whom)

    async def _handle(self, message: ClientMessage, arrived: int) -> None:
        match message:
            case Hello():
                self._hello(message)
            case SendCommand():
                await self._command(message, arrived)
            case AskPreview():
                await self._preview(message)
            case SendChat():
                await self._chat(message)
            case GiveNonce():
                await self._seating.take_nonce(self.live, self.who, message)
            case GetReady():
                await self._waiting_room.ready(self.live, self.who, message)
            case Ping():
                self.live.look(self, hidden=message.hidden)
                self._lag_ms = int(min(max(message.lag or 0, 0), 2 * MOST_LAG_MS)) // 2
                self._answer(Pong(sent=message.sent, now=self._now()))

    def _hello(self, message: Hello) -> None:
        live = self.live
        live.check()
        if self._registry.database.persons.of(self.device) != self.who:
            # The device was revoked, or has become somebody else's, since this connection was opened.
            raise Gone
        check("socket hello", Visit(live, self.who, message.seat))
        held = sorted(seat for seat in live.attendance.held(self.who) if seat >= 0)
        before = (self.seat, self in live.attendance)
        self._show = message.show
        self._seat = message.seat if message.seat is not None else next(iter(held), None)
        if message.show:
            self._seat = None
        self.language = ui_language(message.language) if message.language else self.language
        if self not in live.attendance:
            if len(live.attendance.listeners) >= self._registry.settings.limits.sockets_a_table:
                raise FormError("serve-full")
            if not live.attendance.is_there(self.who):
                self._registry.start(self._seating.seen(live, self.who, None))
            live.came(self)
            self._came = True
        if live.state is None:
            # After a restart nothing else begins a game whose players are all there.
            self._registry.start(self._seating.begin_if_ready(live))
        missed = None if message.version is None or before[1] else live.recent_since(message.version)
        if missed is None or live.state is None:
            self._out.show(encode(self._snapshot()))
        else:
            self._out.show(encode(live.since(message.version or 0, missed, self.seat, self._now(), racks=self.racks)))
        if live.trouble is not None:
            self.warn(live.trouble)

    async def _command(self, message: SendCommand, arrived: int) -> None:
        live, command = self.live, message.command
        self._check_seat("socket command", command)
        if live.state is None:
            raise FormError("serve-waiting")
        moment = live.ms(arrived - self._lag_ms)
        receipt = f"{command.seat}/{message.id}"
        began = time.perf_counter()
        try:
            with self._registry.metrics.command():
                answer = await self._registry.send(live, replace(command, ms=moment), receipt, message.version)
        except Moved:
            answer = Refusal("C6", "serve-moved-on")
        self._note(message, answer, time.perf_counter() - began)
        if isinstance(answer, Applied):
            self._registry.metrics.count("commands")
            self._answer(Ack(id=message.id, version=answer.version))
        else:
            self._refused(message.id, answer)

    def _note(self, message: SendCommand, answer: Applied | Refusal, seconds: float) -> None:
        """Write a line about a command: not what it does, only whose it is and what became of it."""
        outcome = {"version": answer.version} if isinstance(answer, Applied) else {"code": answer.code}
        slow = seconds >= SLOW
        log(
            "command-slow" if slow else "command", logging.WARNING if slow else logging.DEBUG, table=self.live.name,
            seat=message.command.seat, command=command_id(message.id), ms=round(1000 * seconds), **outcome,
        )  # fmt: skip

    def _check_seat(self, asked: str, command: AnyCommand) -> None:
        live = self.live
        check(asked, Visit(live, self.who, command.seat))
        if live.state is not None and is_computer(live.state.seats[command.seat].player):
            raise FormError("serve-seat-computer")

    async def _preview(self, message: AskPreview) -> None:
        self._charge("previews")
        live, command = self.live, message.command
        self._check_seat("socket preview", command)
        seen = await self._registry.previews.look(live, self.who, command)
        if isinstance(seen, Refusal):
            return self._refused(message.id, seen)
        return self._answer(preview_message(message.id, seen or TurnPreview((), 0), self.language))

    async def _chat(self, message: SendChat) -> None:
        self._charge("chat")
        return await self._talk.say(self.live, self.who, self.seat, message.text, message.phrase)

    # Answers

    def _now(self) -> int:
        return self.live.ms(self._registry.clock.now_ms())

    def _snapshot(self) -> Snapshot:
        live, now = self.live, self._now()
        return Snapshot(
            table=live.name,
            rules=make_rules(live.config),
            was=make_rules(live.about.was) if live.about.was and live.state is None else None,
            changes=live.about.changes,
            view=live.view(self.seat, now, racks=self.racks) if live.state else None,
            seats=live.seats,
            watching=live.attendance.watching,
            held=tuple(sorted(seat for seat in live.attendance.held(self.who) if seat >= 0)),
            seat=self.seat,
            muted=live.muted_for(self.who),
            showing=live.showing,
            host=live.about.host == self.who.hex(),
            opening=live.about.opening,
            lobby=self._registry.lobby_on,
            chat_on=live.about.chat and self._registry.chat_on,
            chat=live.chat_for(self.who),
            rematch=live.about.rematch,
            commitment=live.commitment,
            nonce_wanted=bool(live.nonces_wanted(self.who)),
            grace=live.grace,
            now=now,
        )

    def _refused(self, message_id: str, refusal: Refusal) -> None:
        self._registry.metrics.count("refusals")
        self._answer(refused_message(message_id, self.live.config.game, refusal, self.language))

    def _problem(self, error: FormError, message_id: str | None) -> None:
        self._answer(ErrorMessage(code=error.code, sentence=problem_sentence(error, self.language), id=message_id))
