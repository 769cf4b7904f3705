import { templateContract as contract } from '@cracha/contract/features/template/template.contract.ts';
import { readDeletion } from '#core/audit/exclusion.ts';
import { pageOf } from '#kernel/database/keyset.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import type { FileStore } from '#kernel/files/file-store.ts';
import type { By } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { beginMaking } from './begin-making.ts';
import { preview } from './preview.ts';
import { seesDrafts } from './template.policy.ts';
import { presentRow, presentVariables, presentVersion, presentWhole } from './template.presenter.ts';
import {
  countTemplates,
  listTemplates,
  pictureOfTemplate,
  type TemplateFilter,
  type TemplateRow,
  templatesByState,
  versionOfTemplate,
  versionsOfTemplate,
} from './template.queries.ts';
import {
  addPicture,
  createTemplate,
  deleteTemplates,
  publishTemplate,
  saveTemplate,
  shown,
  templateOf,
} from './template.ts';

interface Services {
  files: Pick<FileStore, 'open' | 'has'>;
  enqueue: Enqueue;
}

/** Models of papers, and papers made of them. */
export function templateRoutes({ files, enqueue }: Services): Routes {
  return routes(contract, {
    templates: async ({ tx, by, params, query }) => {
      const filter = filterOf(by, query);
      const rows = await listTemplates(tx, filter, query.orderBy, { ...params, after: query.after });
      return pageOf(rows, await countTemplates(tx, filter), params, row => presentRow(row, by));
    },
    templateTotals: async ({ tx, by, query }) => {
      const filter = filterOf(by, query);
      const { rascunho = 0, publicado = 0, alterado = 0 } = await templatesByState(tx, filter);
      const todos = rascunho + publicado + alterado;
      return filter.onlyPublished
        ? { todos, rascunho: 0, publicado: todos, alterado: 0 }
        : { todos, rascunho, publicado, alterado };
    },
    templateVariables: async ({ by }) => presentVariables(by),
    createTemplate: async ({ tx, by, body }) => whole(tx, by, await createTemplate(tx, by, body)),
    saveTemplate: async ({ tx, by, body }) => whole(tx, by, await saveTemplate(tx, by, body)),
    deleteTemplates: async ({ tx, by, body }) => ({ total: await deleteTemplates(tx, by, readDeletion(body)) }),
    template: async ({ tx, by, params }) => whole(tx, by, await templateOf(tx, by, params.id)),
    publishTemplate: async ({ tx, by, params, body }) => whole(tx, by, await publishTemplate(tx, by, params.id, body)),
    previewTemplate: ({ by, params, body, inOwnTransaction }) =>
      preview(files, by, { id: params.id, form: body }, inOwnTransaction),
    makeDocuments: ({ tx, by, params, body }) => beginMaking(tx, { by, enqueue }, params.id, body),
    templateVersions: async ({ tx, by, params }) =>
      (await versionsOfTemplate(tx, (await templateOf(tx, by, params.id)).id)).map(presentVersion),
    templateVersion: async ({ tx, by, params }) => {
      const { id } = await templateOf(tx, by, params.id);
      const version = (await versionOfTemplate(tx, id, Number(params.n))) ?? refuse('NOT_FOUND');
      return { ...presentVersion(version), corpo: version.body, campos: version.fields };
    },
    addTemplatePicture: async ({ tx, by, params, uploads: [upload] }) => {
      const { sha256, size } = await addPicture(tx, by, params.id, upload ?? refuse('UPLOAD_REQUIRED'));
      return { sha256, tamanho: size };
    },
    templatePicture: async ({ by, params: { id, sha256 }, inOwnTransaction }) => {
      const contentType = await inOwnTransaction(
        async tx =>
          (await pictureOfTemplate(tx, (await templateOf(tx, by, id)).id, sha256)) ?? refuse('FILE_NOT_FOUND'),
      );
      return { content: await files.open(sha256), contentType, name: 'imagem', inline: true };
    },
  });
}

const whole = async (tx: Tx, by: By, row: TemplateRow) => presentWhole(await shown(tx, row), by);

/** To who reads what is published alone, all of it is published as it stands. */
function filterOf(
  { actor }: By,
  { pesquisa: search, situacao: state }: { pesquisa?: string | undefined; situacao?: string | undefined },
): TemplateFilter {
  if (seesDrafts(actor)) return { search, state, onlyPublished: false };
  return { search, state: state === 'publicado' ? undefined : state && 'rascunho', onlyPublished: true };
}
