"""The operator's page on PostgreSQL: reports, bans, the audit log."""

from __future__ import annotations

from tests.server.test_operating import (  # noqa: F401
    server,
    test_a_removed_table_is_gone_and_the_audit_log_says_so,
    test_a_report_has_what_was_said_and_nothing_of_the_racks,
    test_bans_and_the_switched_off_chat_outlive_the_server,
    test_forgetting_a_bystander_takes_their_lines_out_of_the_reports,
    test_who_is_banned_is_out_for_the_time_and_can_still_be_forgotten,
)
