/** Rows of every table as version 1.0.0 writes them: a newer version opens a database that holds them. */
export const ROWS_OF_1_0: readonly string[] = [
  `insert into profiles (id, email) values ('rosa', 'rosa@example.org'), ('otto', 'otto@example.org')`,
  `insert into passwords (user_id, hash) values ('rosa', '$scrypt$ln=14,r=8,p=5$salt$key')`,
  `insert into sessions (user_id, token_hash, expires_at) values ('rosa', 'token-hash', '2027-01-01T00:00Z')`,
  `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, last_used_at)
    values ('rosa', 'credential', 'key', 0, '{internal,hybrid}', 'Firefox on Android', '2026-11-21T12:00Z')`,
  `insert into identities (user_id, issuer, subject, last_used_at)
    values ('rosa', 'https://accounts.example/', 'rosa-there', '2026-11-21T12:00Z')`,
  `insert into used_challenges (hash, user_id, expires_at) values ('hash', 'rosa', '2026-11-21T12:05Z')`,
  `insert into second_factors (user_id, seed, last_step) values ('rosa', 'seed', 59799360)`,
  `insert into recovery_codes (user_id, hash) values ('rosa', 'hash')`,
  `insert into second_steps (user_id, token_hash, temporary_profile, expires_at)
    values ('rosa', 'token-hash', '{"recipient_name": "Mira"}', '2026-11-21T12:10Z')`,
  `insert into pending_sign_ups (email, password_hash, token_hash, temporary_profile, next, expires_at)
    values ('new@example.org', 'salt:hash', 'token-hash', '{"recipient_name": "Mira"}', '/invitation/x', '2027-01-01T00:00Z')`,
  `insert into sign_up_invitations (made_by, token_hash, expires_at) values ('rosa', 'invitation-hash', '2027-01-01T00:00Z')`,
  `insert into password_resets (user_id, token_hash, expires_at) values ('rosa', 'reset-hash', '2027-01-01T00:00Z')`,
  `insert into sign_in_codes (id, user_id, tries, expires_at)
    values ('00000000-0000-4000-8000-00000000000e', 'rosa', 2, '2027-01-01T00:00Z')`,
  `insert into email_changes (user_id, new_email, old_token_hash, new_token_hash, old_confirmed, expires_at)
    values ('otto', 'otto@new.example', 'old-hash', 'new-hash', true, '2027-01-01T00:00Z')`,
  `insert into gift_profiles (id, slug, created_by, recipient_name, age_group, occasion_type, other_occasion, occasion_date,
      language, additional_notes, show_notes, status, keep_surprise, shop, price_currency, takedown_reason, link_renewed_at, temporary_id)
    values ('00000000-0000-4000-8000-000000000001', 'grandma-23456789abcd', 'rosa', 'Grandma Rosemary 👵', '55+ years',
      'other', 'School', '2026-12-12', 'de', repeat('é', 400), false, 'complete', true, 'amazon.de', 'EUR', 'rude',
      '2026-11-21T12:00Z', '00000000-0000-4000-8000-00000000000a')`,
  `insert into pictures (hash, small, small_width, small_height, large, large_width, large_height, created_at)
    values (repeat('0a', 32), '\\x52494646', 96, 64, '\\x52494646', 480, 320, '2026-11-21T12:00Z')`,
  `insert into unsaved_pictures (owner_id, hash, made_at) values ('otto', repeat('0a', 32), '2026-11-21T12:00Z')`,
  `insert into ideas (id, profile_id, position, text, source, reason, shopping_url, details, price, price_seen_on, picture,
      taken_at, taken_by, taken_text)
    values ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-000000000001', 0, E'<b>🎁</b> & ''co''',
      'built-in', 'because of: reading', 'https://shop.example/s?k=1', '120 cm', '€ 20', '2026-11-03', repeat('0a', 32),
      '2026-11-21T12:00Z', 'device',
      'a kite')`,
  `insert into free_requests (profile_id, idea_id, device, asked_at) select profile_id, id, 'device', '2026-11-21T12:00Z' from ideas`,
  `insert into giver_names (idea_id, device, name) select id, 'device', 'Eva' from ideas`,
  `insert into other_gifts (profile_id, device, text, created_at)
    values ('00000000-0000-4000-8000-000000000001', 'device', 'a harp', '2026-11-21T12:00Z')`,
  `insert into ended_takes (profile_id, idea_id, device, text, how, ended_at)
    select profile_id, id, 'another device', text, 'freed', '2026-11-21T12:00Z' from ideas`,
  `insert into deleted_lists (device, kept_from, deleted_at) values ('device', 'rosa', '2026-11-21T12:00Z')`,
  `insert into generation_runs (profile_id, owner_id, state, seed, lease_until)
    values ('00000000-0000-4000-8000-000000000001', 'rosa', 'done', 7, '2026-11-21T12:00Z')`,
  `insert into undo_steps (owner_id, profile_id, change)
    values ('rosa', '00000000-0000-4000-8000-000000000001', '{"removed": [], "instead": []}')`,
  `insert into gatherings (id, slug, created_by, language, name, day, invitation, drawn_at, draws_made)
    values ('00000000-0000-4000-8000-00000000000c', 'christmas-23456789abcd', 'rosa', 'de', 'Christmas', '2026-12-24',
      'invited-23456789abcd', '2026-11-21T12:00Z', 1)`,
  `insert into gathering_members (gathering_id, user_id, joined_at)
    values ('00000000-0000-4000-8000-00000000000c', 'otto', '2026-11-21T12:00Z')`,
  `insert into gathering_profiles (gathering_id, profile_id)
    values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-000000000001')`,
  `insert into draw_participants (id, gathering_id, name, link) values
    ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000c', 'Anna', 'link-1'),
    ('00000000-0000-4000-8000-00000000000f', '00000000-0000-4000-8000-00000000000c', 'Bert', 'link-2')`,
  `insert into draw_exclusions (one, other)
    values ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000f')`,
  `insert into quizzes (quiz_id, language, name_self, name_partner, answers, partner_b_answers, completed_at, expires_at)
    values ('q1', 'de', 'Rosa', 'Otto', 'ABCDABCD', 'ABCDABCA', '2026-11-21T12:00Z', '2026-11-28T12:00Z')`,
  `insert into mail_queue (recipient, letter, attempts) values ('rosa@example.org', '{"kind": "verify"}', 3)`,
  `insert into mails_sent (id, sent_at) values ('00000000-0000-4000-8000-00000000000b', '2026-11-21T12:00Z')`,
  `insert into mail_choices (user_id, reminders, news, time_zone, news_day, news_since)
    values ('rosa', true, false, 'Europe/Berlin', '2026-11-21', '2026-11-21T08:00Z')`,
  `insert into reminders_sent (profile_id, kind, occasion_year, sent_at)
    values ('00000000-0000-4000-8000-000000000001', 'three_weeks', 2026, '2026-11-21T08:00Z')`,
  `insert into limit_counters (key, points, expire) values ('signed key', 3, 1798761600000)`,
]
