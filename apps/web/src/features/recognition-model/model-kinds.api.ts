import type { Permission } from '@cracha/contract/access/permissions.ts';
import { recognitionModelContract as pages } from '@cracha/contract/features/recognition-model/recognition-model.contract.ts';
import type { ModelState } from '@cracha/contract/features/recognition-model/recognition-model.schemas.ts';
import { sheetModelContract as sheets } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { to } from '@cracha/contract/navigation/paths.ts';
import { FileScan, FileSpreadsheet, type LucideIcon } from 'lucide-react';
import { call, upload } from '#kernel/base/client.ts';
import type { TextBundle } from '#kernel/base/texts.ts';
import { pageTexts } from './pages.messages.ts';
import { sheetTexts } from './sheets.messages.ts';

export type ModelRow = ResponseOf<typeof pages.pdfModels>['items'][number];

/** What a kind of models is called where both have the same screens. */
export interface KindTexts {
  title: string;
  lead: string;
  create: string;
  none: string;
  noneLead: string;
  newTitle: string;
  newLead: string;
  file: string;
  fileHelp: string;
  back: string;
  documentOf: (at: number) => string;
}

interface ListQuery {
  situacao: ModelState | undefined;
  pesquisa: string | undefined;
  after: string | undefined;
}

/** Models of pages, or of sheets: their words, addresses, rights and calls. */
export interface ModelKind {
  key: string;
  texts: TextBundle<KindTexts>;
  icon: LucideIcon;
  accept: string;
  may: Record<'create' | 'edit' | 'remove', Permission>;
  home: () => string;
  fresh: () => string;
  one: (id: string) => string;
  list: (query: ListQuery) => Promise<ResponseOf<typeof pages.pdfModels>>;
  groups: () => Promise<ResponseOf<typeof pages.modelGroups>>;
  send: (form: FormData) => Promise<unknown>;
  turn: (id: string, body: BodySent<typeof pages.switchPdfModel>) => Promise<unknown>;
  remove: (body: BodySent<typeof pages.deletePdfModel>) => Promise<unknown>;
}

const first = { page: '1', size: '10' };

export const pageModels: ModelKind = {
  key: 'pages',
  texts: pageTexts,
  icon: FileScan,
  accept: '.pdf',
  may: { create: 'AdminModeloPdfCriar', edit: 'AdminModeloPdfEditar', remove: 'AdminModeloPdfDeletar' },
  home: to.platform.models,
  fresh: to.platform.newModel,
  one: to.platform.model,
  list: query => call(pages.pdfModels, { params: first, query }),
  groups: () => call(pages.modelGroups, {}),
  send: form => upload(pages.createPdfModel, form, () => undefined),
  turn: (id, body) => call(pages.switchPdfModel, { params: { id }, body }),
  remove: body => call(pages.deletePdfModel, { body }),
};

export const sheetModels: ModelKind = {
  key: 'sheets',
  texts: sheetTexts,
  icon: FileSpreadsheet,
  accept: '.csv,.txt,.xlsx',
  may: { create: 'AdminModeloExcelCriar', edit: 'AdminModeloExcelEditar', remove: 'AdminModeloExcelDeletar' },
  home: to.platform.sheetModels,
  fresh: to.platform.newSheetModel,
  one: to.platform.sheetModel,
  list: query => call(sheets.sheetModels, { params: first, query }),
  groups: () => call(sheets.sheetModelGroups, {}),
  send: form => upload(sheets.createSheetModel, form, () => undefined),
  turn: (id, body) => call(sheets.switchSheetModel, { params: { id }, body }),
  remove: body => call(sheets.deleteSheetModel, { body }),
};
