/** How many migrations there were while a list was one row. */
export const LISTS_ARE_ROWS_OF_THEIR_OWN = 10

const NAMES = [
  'Grandma Rosemary',
  `O'Brien & "Söhne"`,
  'الجدة مريم',
  '👵🏽',
  '<b>Ana</b>',
  `Robert'); drop table gift_profiles; --`,
  'n'.repeat(100),
]

/** What stands in lines; each gets a number, so that those of a list differ. */
const TEXTS = [
  'a kite',
  'A "red" <b>drum</b> & two sticks',
  String.raw`back\slash \n {"suggestion": [1]}`,
  `it's 100 % cotton, $1 and %s`,
  'حذاء للمشي في الجبال',
  'ΌΔΟΣ, İstanbul, straße, Åse',
  '👩‍👩‍👧 a portrait',
  'a\ttab and  two  spaces',
  'null',
  '🎁'.repeat(180),
]

/**
 * Fills a database of the version before with so many profiles and their lists: of 15 lines, of one, of a hundred or
 * none, with lines that differ only in case and surrounding space. `before.lines` has what a list's lines mean: `first` is the
 * place of the first that equals a line.
 */
export function oldLists(profiles: number): string[] {
  return [
    `create schema before`,
    `create function before.id(number bigint) returns uuid immutable language sql as
      $$ select ('00000000-0000-4000-8000-' || lpad(to_hex(number), 12, '0'))::uuid $$`,
    `insert into profiles (id, email) select 'owner-' || n, 'owner-' || n || '@example.org'
      from generate_series(0, ${profiles} / 50) n`,
    `insert into gift_profiles (id, slug, created_by, recipient_name, age_group, occasion_type, occasion_date, status)
      select before.id(n), 'somebody-' || lpad(n::text, 10, '0'), 'owner-' || n / 50,
        (${array(NAMES)})[1 + n % ${NAMES.length}], '55+ years', 'birthday', '2026-12-12', 'complete'
      from generate_series(1, ${profiles}) n`,
    `create table before.lines as
      with places as (
        select n, place, n % 7 = 0 and place % 5 = 4 as again
        from generate_series(1, ${profiles}) n
        cross join lateral generate_series(0, case when n % 20 = 19 then -1 when n % 200 = 0 then 99
          when n % 10 = 1 then 0 else 14 end) place
      ), texts as (
        select *, place - again::integer as first,
          (${array(TEXTS)})[1 + (n + place - again::integer) % ${TEXTS.length}] || ' ' || place - again::integer as text
        from places
      )
      select before.id(n) as profile_id, place, first,
        case when again then '  ' || upper(text collate "C") || ' ' else text end as text,
        'https://shop.example/' || n || '/' || place as link,
        (array['owner', 'model', 'built-in'])[1 + (n + place) % 3] as source,
        case when place % 2 = 0 then '' else 'because of: ' || text end as reason,
        (n * 31 + place * 17) % 5 = 0 as taken
      from texts`,
    `insert into gift_suggestions
        (profile_id, suggestions, shopping_urls, status, details, version, created_at, updated_at)
      select profile_id, array_agg(text order by place),
        jsonb_agg(jsonb_build_object('suggestion', text, 'shoppingUrl', link) order by place),
        jsonb_agg(jsonb_build_object('suggestion', text, 'taken', taken) order by place),
        jsonb_agg(jsonb_build_object('suggestion', text, 'source', source, 'reason', reason) order by place),
        1 + max(place) % 9, '2026-01-01T00:00Z', '2026-01-02T00:00Z'
      from before.lines group by profile_id`,
    `create table before.versions as select profile_id, version from gift_suggestions`,
    `create table before.takes (profile_id uuid, text text)`,
    `create table before.saves (profile_id uuid, text text, number integer)`,
    `analyze`,
  ]
}

function array(texts: readonly string[]): string {
  return `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')}]`
}

/**
 * What became of the lists, with the takes and saves that were acknowledged meanwhile in `before.takes` and
 * `before.saves`: how many lines and ideas there are, and how many are not as they must be.
 */
export const WHAT_BECAME_OF_THEM = `
  with meant as (
    select lines.profile_id, first as place, bool_or(taken or takes.text is not null) as taken,
      (array_agg(lines.text order by place))[1] as text, (array_agg(link order by place))[1] as link,
      (array_agg(source order by place))[1] as source, (array_agg(reason order by place))[1] as reason
    from before.lines left join before.takes on takes.profile_id = lines.profile_id and takes.text = lines.text
    group by lines.profile_id, first
    union all
    select profile_id, 1000 + number, false, text, 'https://shop.example/saved', 'owner', '' from before.saves
  ), ranked as (
    select *, row_number() over (partition by profile_id order by place) - 1 as position from meant
  )
  select count(ranked.text)::integer as meant, count(ideas.id)::integer as ideas,
    count(*) filter (where ideas.id is null)::integer as lost,
    count(*) filter (where ranked.text is null)::integer as doubled,
    count(*) filter (where ranked.taken and ideas.taken_at is null)::integer as "free again",
    count(*) filter (where not ranked.taken and ideas.taken_at is not null)::integer as "taken by nobody",
    count(*) filter (where ranked.position <> ideas.position)::integer as "at another place",
    count(*) filter (where (ranked.link, ranked.source, ranked.reason)
      is distinct from (ideas.shopping_url, ideas.source, ideas.reason)
      and ranked.text is not null and ideas.id is not null)::integer as "with another link, source or reason",
    (select count(*)::integer from gift_profiles left join before.versions on profile_id = gift_profiles.id
      where ideas_version <> coalesce(versions.version, 0)
        + (select count(*) from before.saves where saves.profile_id = gift_profiles.id)) as "lists of another version",
    (select count(*)::integer from (select profile_id from gift_suggestions
      except select profile_id from before.versions) more) as "lists out of nothing"
  from ranked full join ideas on ideas.profile_id = ranked.profile_id and ideas.text = ranked.text`
