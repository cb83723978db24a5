/**
 * Rows as earlier versions wrote them: those at `n` are inserted after the first n + 1 migrations, with the
 * columns of that version. A migration that creates a table needs rows here.
 */
export const ROWS_BY_MIGRATION: Readonly<Record<number, readonly string[]>> = {
  0: [
    `insert into profiles (id, email) values ('rosa', 'rosa@example.org'), ('otto', 'otto@example.org')`,
    `insert into accounts (id, user_id, account_id, provider_id, password)
      values ('a1', 'rosa', 'rosa', 'credential', 'salt:hash')`,
    `insert into sessions (id, user_id, token, expires_at) values ('s1', 'rosa', 'token', '2027-01-01T00:00Z')`,
    `insert into verifications (id, identifier, value, expires_at)
      values ('v1', 'rosa', 'value', '2027-01-01T00:00Z')`,
    `insert into pending_sign_ups (email, password_hash, token_hash, expires_at)
      values ('new@example.org', 'salt:hash', 'token-hash', '2027-01-01T00:00Z')`,
    `insert into gift_profiles (id, slug, created_by, recipient_name, age_group, occasion_type, occasion_date, hobbies)
      values ('00000000-0000-4000-8000-000000000001', 'grandma-23456789abcd', 'rosa', 'Grandma Rosemary 👵', '55+ years',
        'birthday', '2026-12-12', 'gardening')`,
    `insert into gift_profiles (id, slug, created_by, recipient_name, age_group, occasion_type, other_occasion,
        occasion_date, additional_notes, show_notes, status)
      values ('00000000-0000-4000-8000-000000000002', 'noah-23456789abce', 'otto', 'Noah', '0-12 years', 'other',
        'School', '2026-02-28', repeat('é', 400), false, 'complete')`,
    `insert into gift_suggestions (profile_id, suggestions, shopping_urls, status, details)
      values ('00000000-0000-4000-8000-000000000001', array['a kite', 'a lamp'],
        '[{"suggestion": "a kite", "shoppingUrl": "https://shop.example/a+kite"}, {"suggestion": "a lamp", "shoppingUrl": "https://shop.example/a+lamp"}]',
        '[{"suggestion": "a kite", "taken": true}, {"suggestion": "a lamp", "taken": false}]',
        '[{"suggestion": "a kite", "source": "owner"}, {"suggestion": "a lamp", "source": "model", "reason": "because of: reading"}]')`,
    `insert into gift_profiles (id, slug, created_by, recipient_name, age_group, occasion_type, occasion_date)
      values ('00000000-0000-4000-8000-000000000003', 'ada-23456789abcg', 'otto', 'Ada', '35-44 years', 'christmas',
        '2026-12-24')`,
    `insert into gift_suggestions (profile_id, suggestions, shopping_urls, status, details, version, created_at, updated_at)
      select '00000000-0000-4000-8000-000000000003', array_agg(idea order by place),
        jsonb_agg(jsonb_build_object('suggestion', idea, 'shoppingUrl', 'https://shop.example/s?k=' || place) order by place),
        jsonb_agg(jsonb_build_object('suggestion', idea, 'taken', place in (3, 5, 8)) order by place),
        jsonb_agg(jsonb_build_object('suggestion', idea, 'source', case when place < 4 then 'built-in' else 'owner' end,
          'reason', 'because of: ' || place) order by place),
        7, '2026-11-01T08:00Z', '2026-11-20T09:30:00.123Z'
      from unnest(array['A Kite', 'a lamp', ' a kite', 'École', 'A "quoted", {braced} \\ idea', 'A LAMP', 'école',
        E'<b>🎁</b> & ''co''\ton two\nlines', 'ספר טוב', 'null', repeat('é', 200), 'z', 'y', 'x'])
        with ordinality as lines(idea, place)`,
    `insert into generation_runs (profile_id, owner_id, state, seed, lease_until)
      values ('00000000-0000-4000-8000-000000000001', 'rosa', 'done', 7, '2026-11-21T12:00Z')`,
    `insert into quizzes (quiz_id, name_self, name_partner, answers, partner_b_answers, completed_at, expires_at)
      values ('q1', 'Rosa', 'Otto', 'ABCDABCD', 'ABCDABCA', '2026-11-21T12:00Z', '2026-11-28T12:00Z'),
        ('q2', 'Mia', 'Ben', 'AAAAAAAA', null, null, '2026-11-28T12:00Z')`,
    `insert into mail_queue (recipient, letter, attempts) values ('rosa@example.org', '{"kind": "verify"}', 3)`,
  ],
  1: [
    `insert into password_resets (user_id, token_hash, expires_at) values ('rosa', 'reset-hash', '2027-01-01T00:00Z')`,
  ],
  2: [
    `insert into gift_profiles (slug, created_by, recipient_name, age_group, occasion_type, occasion_date, temporary_id)
      values ('mira-23456789abcf', 'rosa', 'Mira', '25-34 years', 'wedding', '2026-06-30',
        '00000000-0000-4000-8000-00000000000a')`,
    `update pending_sign_ups set temporary_profile = '{"recipient_name": "Mira"}'`,
  ],
  3: [
    `insert into generation_runs (profile_id, owner_id, state, failure, seed, lease_until)
      values (null, 'rosa', 'failed', 'generation_timeout', 8, '2026-11-21T12:00Z')`,
  ],
  5: [
    `insert into email_changes (user_id, new_email, old_token_hash, new_token_hash, old_confirmed, expires_at)
      values ('otto', 'otto@new.example', 'old-hash', 'new-hash', true, '2027-01-01T00:00Z')`,
    `insert into limit_counters (key, points, expire) values ('signed key', 3, '2027-01-01T00:00Z')`,
  ],
  6: [`update gift_profiles set keep_surprise = true where created_by = 'otto'`],
  13: [
    `insert into mails_sent (id, sent_at) values ('00000000-0000-4000-8000-00000000000b', '2026-11-21T12:00Z')`,
    `update mail_queue set awaited = true`,
  ],
  14: [
    `update gift_profiles set takedown_reason = 'rude' where created_by = 'otto'`,
    `update quizzes set takedown_reason = 'rude' where quiz_id = 'q2'`,
  ],
  15: [
    `insert into audit_events (owner_id, at, actor, what) values ('rosa', '2026-11-21T12:00Z', 'owner', 'link_renewed')`,
  ],
  16: [
    `insert into free_requests (idea_id, device, asked_at) select id, 'device', '2026-11-21T12:00Z' from ideas limit 1`,
  ],
  17: [
    `insert into undo_steps (owner_id, profile_id, change)
      values ('otto', '00000000-0000-4000-8000-000000000003', '{"removed": [], "instead": []}')`,
  ],
  19: [`update gift_profiles set shop = 'amazon.de' where created_by = 'otto'`],
  20: [`update gift_profiles set price_currency = 'EUR' where created_by = 'otto'`],
  21: [
    `insert into mail_choices (user_id, reminders, news, time_zone, news_day, news_since)
      values ('rosa', true, false, 'Europe/Berlin', '2026-11-21', '2026-11-21T08:00Z')`,
    `insert into reminders_sent (profile_id, kind, occasion_year, sent_at)
      values ('00000000-0000-4000-8000-000000000001', 'three_weeks', 2026, '2026-11-21T08:00Z')`,
  ],
  23: [
    `update gift_profiles set show_giver_names = true, accepts_other_gifts = false where created_by = 'otto'`,
    `insert into giver_names (idea_id, device, name) select id, 'device', 'Eva' from ideas limit 1`,
    `insert into other_gifts (profile_id, device, text, created_at)
      values ('00000000-0000-4000-8000-000000000001', 'device', 'a harp', '2026-11-21T12:00Z')`,
  ],
  24: [
    `insert into gatherings (id, slug, created_by, name, day)
      values ('00000000-0000-4000-8000-00000000000c', 'christmas-23456789abcd', 'rosa', 'Christmas', '2026-12-24')`,
    `insert into gathering_profiles (gathering_id, profile_id)
      values ('00000000-0000-4000-8000-00000000000c', '00000000-0000-4000-8000-000000000001')`,
  ],
  25: [
    `update gatherings set invitation = 'invited-23456789abcd'`,
    `insert into gathering_members (gathering_id, user_id, joined_at)
      values ('00000000-0000-4000-8000-00000000000c', 'otto', '2026-11-21T12:00Z')`,
    `update pending_sign_ups set next = '/invitation/invited-23456789abcd'`,
  ],
  26: [
    `update gatherings set draw_budget = 'about 25', drawn_at = '2026-12-01T12:00Z'`,
    `insert into draw_participants (id, gathering_id, name, email, profile_id, link, draws)
      values ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-00000000000c', 'Rosa', null,
        '00000000-0000-4000-8000-000000000001', 'link', '00000000-0000-4000-8000-00000000000e'),
      ('00000000-0000-4000-8000-00000000000e', '00000000-0000-4000-8000-00000000000c', 'Otto', 'otto@example.org',
        null, 'another link', '00000000-0000-4000-8000-00000000000d')`,
    `insert into draw_exclusions (one, other)
      values ('00000000-0000-4000-8000-00000000000d', '00000000-0000-4000-8000-00000000000e')`,
  ],
  27: [
    `update draw_participants set opened_before = 1, opened_before_at = '2026-12-02T12:00Z' where name = 'Otto'`,
  ],
}
