import { Readable } from 'node:stream';
import { doerOf, record } from '#core/audit/audit.ts';
import { countDownload } from '#core/file/download.ts';
import type { Actor } from '#kernel/http/actor.ts';
import type { RequestInfo, SentFile } from '#kernel/http/handler.ts';
import type { Outside } from './attempts.ts';
import { ownData } from './privacy.queries.ts';
import { refuseSupport } from './second-factor.ts';

/** As the file names them, in its order (migrations/definer/account.sql). */
const sections = [
  ...[
    'pessoa',
    'politicas',
    'vinculos',
    'fichas',
    'mudancasDoVinculo',
    'mudancasDeConta',
    'perfis',
    'recibos',
    'arquivos',
    'respostas',
    'mensagens',
  ],
  ...['avisos', 'comunicados', 'seguranca'],
  ...['comprovantesDeRenda', 'aberturasDeComprovantes'],
  ...['sessoes', 'aparelhos', 'consultasPorOutros', 'downloads', 'acoes', 'suporte', 'associacoes'],
  ...['pedidosDePrivacidade', 'avaliacoesDoSistema'],
] as const;

const rowsAtATime = 500;

/** Everything kept about oneself as one JSON document, read page by page while it is sent: never held whole. */
export async function exportOwnData(actor: Actor, request: RequestInfo, outside: Outside): Promise<SentFile> {
  refuseSupport(actor);
  await outside(async tx => {
    await countDownload(tx, actor, 'ownData', actor.personId);
    await record(tx, doerOf(actor, request), { verb: 'ownDataExported', entity: 'person', entityId: actor.personId });
  });
  const pages = async function* () {
    yield `{\n"geradoEm": ${JSON.stringify(new Date().toISOString())}`;
    for (const section of sections) {
      yield `,\n${JSON.stringify(section)}: [`;
      for (let skip = 0, more = true; more; skip += rowsAtATime) {
        const rows = await outside(tx => ownData(tx, section, skip, rowsAtATime));
        more = rows.length === rowsAtATime;
        if (rows.length > 0) yield `${skip > 0 ? ',' : ''}\n  ${rows.map(row => JSON.stringify(row)).join(',\n  ')}`;
      }
      yield ']';
    }
    yield '\n}\n';
  };
  return {
    content: Readable.from(pages()),
    contentType: 'application/json; charset=utf-8',
    name: 'cracha-meus-dados.json',
  };
}
