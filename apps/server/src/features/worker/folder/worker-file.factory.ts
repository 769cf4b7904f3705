import { employmentContract as calls } from '@cracha/contract/features/employment/employment.contract.ts';
import type { Call } from '@cracha/contract/kernel/client.ts';
import type pg from 'pg';
import type { DemoKey } from '../../../seed/demo-people.ts';

/** What the test's application gives. */
interface FilesApp {
  as(who: DemoKey, profile: 'rh' | 'trabalhador'): Promise<Call>;
  bearer(who: DemoKey): Promise<string>;
  personId(who: DemoKey): Promise<string>;
  send(path: string, init: RequestInit): Promise<Response>;
  database: { owner: pg.Pool };
}

interface Answered extends Array<{ id?: string; recusa?: { codigo: string } }> {
  code?: string;
}

/** What became of each file, or a refusal of all of them. */
function isAnswered(body: unknown): body is Answered {
  return Array.isArray(body) || (typeof body === 'object' && body !== null && 'code' in body);
}

/** What tests of folders do over and over: send a file, take it, list. */
export function filesWorld(app: FilesApp) {
  let number = 0;
  const next = () => `%PDF-1.7 ${++number}`;
  const formOf = (
    idEmpregado: string,
    fields: Record<string, string> = {},
    content: string = next(),
    name = 'contrato.pdf',
  ) => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ idEmpregado, secao: 'contrato', ...fields })) form.append(key, value);
    form.append('arquivo', new Blob([content]), name);
    return form;
  };
  const send = async (form: FormData, bearer = app.bearer('helena')) => {
    const answer = await app.send('/empregado/arquivos', {
      method: 'POST',
      headers: { authorization: `Bearer ${await bearer}`, 'x-profile': 'rh' },
      body: form,
    });
    const body: unknown = await answer.json();
    if (!isAnswered(body)) throw new Error(`no answer: ${JSON.stringify(body)}`);
    return { status: answer.status, body };
  };
  const employmentOf = async (who: DemoKey): Promise<string> => {
    const { rows } = await app.database.owner.query<{ id: string }>(
      "select e.id from employment e join access_group g on g.id = e.access_group_id where person_id = $1 and g.name = 'Grupo Pantanal'",
      [await app.personId(who)],
    );
    return rows[0]?.id ?? '';
  };
  return {
    formOf,
    send,
    /** What the last file said that was made of none given. */
    last: () => `%PDF-1.7 ${number}`,
    added: async (...given: Parameters<typeof formOf>): Promise<string> =>
      (await send(formOf(...given))).body[0]?.id ?? '',
    /** Read to its end: an answer that is left half-way keeps the server from stopping. */
    async download(who: DemoKey, profile: 'rh' | 'trabalhador', employment: string, id: string) {
      const answer = await app.send(`/empregado/downloadarquivo/${employment}/${id}`, {
        headers: { authorization: `Bearer ${await app.bearer(who)}`, 'x-profile': profile },
      });
      return new Response(await answer.arrayBuffer(), { status: answer.status, headers: answer.headers });
    },
    listed: async (who: DemoKey, profile: 'rh' | 'trabalhador', tipo: string, idEmpregado: string) =>
      (await app.as(who, profile))(calls.employmentFiles, { params: { idEmpregado, tipo } }),
    employmentOf,
    /** Of two workers of one access group, and of another's. */
    employments: async () => {
      const { rows } = await app.database.owner.query<{ id: string }>(
        "select e.id from employment e join access_group g on g.id = e.access_group_id where g.name = 'Grupo Boreal' limit 1",
      );
      return { maria: await employmentOf('maria'), joao: await employmentOf('joao'), foreign: rows[0]?.id ?? '' };
    },
  };
}
