-- Ratings of the system as the platform may see them: by area and month, never whose. Fewer than five answers say nothing.

-- The last two years, the newest first; the average is null where there are too few, and so is their number.
create or replace function access.rating_months() returns table (area text, year integer, month integer, answers integer, average numeric, sentences integer)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with by_month as (
    select r.area, date_trunc('month', r.asked_at at time zone 'America/Sao_Paulo') as month, count(*)::integer as answers,
           round(avg(r.score), 1) as average, count(r.sentence)::integer as sentences
      from system_rating r
     where access.profile() = 'admin' and r.score is not null and r.asked_at > now() - interval '2 years'
     group by 1, 2
  )
  select m.area, extract(year from m.month)::integer, extract(month from m.month)::integer,
         case when m.answers >= 5 then m.answers end, case when m.answers >= 5 then m.average end, case when m.answers >= 5 then m.sentences end
    from by_month m order by m.month desc, m.area
$$;

-- What was written in an area's month, at most 200, in an order that tells nothing of who wrote when.
create or replace function access.rating_sentences(p_area text, p_year integer, p_month integer) returns table (score smallint, sentence text)
language sql stable security definer set search_path = pg_catalog, public, access, pg_temp as $$
  with answered as (
    select r.score, r.sentence from system_rating r
     where access.profile() = 'admin' and r.score is not null and r.area = p_area
       and r.asked_at >= make_timestamptz(p_year, p_month, 1, 0, 0, 0, 'America/Sao_Paulo')
       and r.asked_at < make_timestamptz(p_year + p_month / 12, p_month % 12 + 1, 1, 0, 0, 0, 'America/Sao_Paulo')
  )
  select a.score, a.sentence from answered a
   where a.sentence is not null and (select count(*) from answered) >= 5
   order by md5(a.sentence), a.score limit 200
$$;
