import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { record } from '#core/audit/audit.ts';
import { countDownload } from '#core/file/download.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import type { SentFile } from '#kernel/http/handler.ts';
import type { InOwnTransaction } from '../attempts.ts';
import { ownData } from './privacy.queries.ts';

/** As the file names them, in its order (migrations/definer/account.sql). */
export const sections = [
  ...[
    'pessoa',
    'politicas',
    'vinculos',
    'fichas',
    'fotos',
    'mudancasDoVinculo',
    'mudancasDeConta',
    'quemSaoOsGestores',
    'substituicoes',
    'perfis',
    'recibos',
    'arquivos',
    'respostas',
    'discordancias',
    'mensagens',
    'marcacoes',
  ],
  ...['avisos', 'comunicados', 'seguranca'],
  ...['comprovantesDeRenda', 'aberturasDeComprovantes'],
  ...['sessoes', 'aparelhos', 'chavesDeAcesso', 'consultasPorOutros', 'downloads', 'acoes', 'suporte', 'associacoes'],
  ...['pedidosDePrivacidade', 'avaliacoesDoSistema'],
  ...[
    'espelhosDePonto',
    'diasDePonto',
    'horarios',
    'justificativasDePonto',
    'tratamentosDePonto',
    'bancoDeHoras',
    'ferias',
    'atendimentos',
    'pedidos',
    'documentos',
  ],
] as const;

const rowsAtATime = 500;
type Files = Pick<FileStore, 'open' | 'has'>;

/** Everything kept about oneself as one JSON document, read page by page while it is sent: never held whole. */
export async function exportOwnData(files: Files, by: By, inOwnTransaction: InOwnTransaction): Promise<SentFile> {
  const { actor } = by;
  await inOwnTransaction(async tx => {
    await countDownload(tx, actor, 'ownData', actor.personId);
    await record(tx, by, { verb: 'ownDataExported', entity: 'person', entityId: actor.personId });
  });
  const pages = async function* () {
    yield `{\n"geradoEm": ${JSON.stringify(new Date().toISOString())}`;
    for (const section of sections) {
      yield `,\n${JSON.stringify(section)}: [`;
      for (let skip = 0, more = true; more; skip += rowsAtATime) {
        const rows = await inOwnTransaction(tx => ownData(tx, section, skip, rowsAtATime));
        more = rows.length === rowsAtATime;
        if (section === 'fotos') for (const [at, row] of rows.entries()) rows[at] = await withPicture(files, row);
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

/** A photo with its picture; one that has just been taken away is told without. */
async function withPicture(files: Files, row: unknown): Promise<unknown> {
  const sha256 = typeof row === 'object' && row !== null && 'sha256' in row ? String(row.sha256) : '';
  if (!(await files.has(sha256))) return row;
  const picture = await buffer(await files.open(sha256));
  return { ...Object(row), imagem: `data:image/png;base64,${picture.toString('base64')}` };
}
