import { helpContract } from '@cracha/contract/features/help/help.contract.ts';
import { type HelpArea, helpAreas, helpKinds } from '@cracha/contract/features/help/help-areas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { languages } from '@cracha/contract/kernel/wire.ts';
import { countDownload } from '#core/file/download.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { countHelp, type HelpItem, helpItem, listHelp, readHelp } from './help.queries.ts';
import { changeHelp, createHelp, createHelpFile } from './help.ts';

type Article = ResponseSent<(typeof helpContract)['help']>[number];
type Kept = ResponseSent<(typeof helpContract)['createHelpItem']>;

/** The help menus: read by area and language, kept by the operator. */
export function helpRoutes({ files }: { files: Pick<FileStore, 'open'> }): Routes {
  return routes(helpContract, {
    help: async ({ tx, params, query }) => {
      const filter = { area: params.area, language: query.idioma, search: query.pesquisa, published: true };
      return (await readHelp(tx, filter)).map(presentArticle);
    },
    helpFile: async ({ tx, actor, params }) => {
      const item = (await helpItem(tx, params.id)) ?? refuse('NOT_FOUND');
      if (!item.file_sha256) return refuse('NOT_FOUND');
      await countDownload(tx, actor, 'help', item.id);
      const content = await files.open(item.file_sha256);
      return { content, contentType: 'application/pdf', name: item.file_name ?? 'ajuda.pdf' };
    },
    helpItems: async ({ tx, params, query }) => {
      const filter = { area: query.area, language: query.idioma, kind: query.tipo, search: query.pesquisa };
      const rows = await listHelp(tx, filter, { ...params, after: query.after });
      return pageOf(rows, await countHelp(tx, filter), params, presentKept);
    },
    createHelpItem: async ({ tx, by, body }) => {
      const content = { body: body.corpo, link: body.link };
      return presentKept(await createHelp(tx, by, placeIn(body), { ...settingsIn(body), ...content }));
    },
    uploadHelpFile: async ({ tx, by, body, uploads }) =>
      presentKept(await createHelpFile(tx, by, placeIn(body), settingsIn(body), uploads[0])),
    changeHelpItem: async ({ tx, by, params, body }) =>
      presentKept(
        await changeHelp(
          tx,
          by,
          { id: params.id, version: body.versao },
          { ...settingsIn(body), body: body.corpo, link: body.link },
        ),
      ),
  });
}

function placeIn({ area, idioma, tipo }: { area: string; idioma: string; tipo: string }) {
  return { area, language: idioma, kind: tipo };
}

function settingsIn({ titulo, posicao, publicado }: { titulo: string; posicao: number; publicado: boolean }) {
  return { title: titulo, position: posicao, published: publicado };
}

function presentArticle(row: HelpItem): Article {
  return {
    id: row.id,
    tipo: helpKinds.find(kind => kind === row.kind) ?? 'library',
    titulo: row.title,
    corpo: row.body,
    link: row.link,
    arquivo: row.file_name,
    tamanho: row.file_size,
  };
}

function presentKept(row: HelpItem): Kept {
  return {
    ...presentArticle(row),
    area: helpAreas.find((area): area is HelpArea => area === row.area) ?? 'worker',
    idioma: languages.find(language => language === row.language) ?? 'pt-BR',
    posicao: row.position,
    publicado: row.published,
    versao: row.version,
    alteradoEm: row.changed_at.toISOString(),
  };
}
