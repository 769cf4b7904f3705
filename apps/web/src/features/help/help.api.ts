import { helpContract } from '@cracha/contract/features/help/help.contract.ts';
import type { HelpArea, HelpKind } from '@cracha/contract/features/help/help-areas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import { useListOf } from '#kernel/signed-in/list.api.ts';

export type Article = ResponseOf<(typeof helpContract)['help']>[number];
export type KeptArticle = ResponseOf<(typeof helpContract)['helpItems']>['items'][number];

export interface HelpFilter {
  area?: HelpArea | undefined;
  language?: Language | undefined;
  kind?: HelpKind | undefined;
  search?: string | undefined;
}

export interface ArticleForm {
  area: HelpArea;
  language: Language;
  kind: HelpKind;
  title: string;
  body: string;
  link: string;
  position: number;
  published: boolean;
}

const keys = ['help'];

export function useHelp(area: HelpArea, idioma: Language, pesquisa?: string) {
  return useQuery({
    queryKey: [...keys, 'read', area, idioma, pesquisa],
    placeholderData: keepPreviousData,
    queryFn: () => call(helpContract.help, { params: { area }, query: { idioma, pesquisa } }),
  });
}

export async function saveHelpFile(id: string, name: string): Promise<void> {
  saveFile(await callFile(helpContract.helpFile, { params: { id } }), name);
}

export function useHelpItems({ area, language, kind, search }: HelpFilter, after?: string) {
  const query = { area, idioma: language, tipo: kind, pesquisa: search, after };
  return useListOf([...keys, 'list'], helpContract.helpItems, { params: { page: '1', size: '10' }, query });
}

/** A new article, or a change of one; a file makes it a PDF. */
export function useSaveHelp(before: KeptArticle | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ form, file }: { form: ArticleForm; file?: File | undefined }) => {
      if (before) return change(before, form);
      if (file) return sendFile(form, file);
      const body = { ...placeOf(form), ...settingsOf(form), ...contentOf(form) };
      await call(helpContract.createHelpItem, { body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys }),
  });
}

async function change(before: KeptArticle, form: ArticleForm): Promise<void> {
  const content = before.arquivo ? {} : contentOf(form);
  const body = { ...settingsOf(form), ...content, versao: before.versao };
  await call(helpContract.changeHelpItem, { params: { id: before.id }, body });
}

async function sendFile(form: ArticleForm, file: File): Promise<void> {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...placeOf(form), ...settingsOf(form) })) data.set(name, String(value));
  data.set('arquivo', file);
  await upload(helpContract.uploadHelpFile, data, () => undefined);
}

function placeOf({ area, language, kind }: ArticleForm) {
  return { area, idioma: language, tipo: kind };
}

function settingsOf({ title, position, published }: ArticleForm) {
  return { titulo: title.trim(), posicao: position, publicado: published };
}

function contentOf({ kind, body, link }: ArticleForm) {
  return kind === 'video' ? { link: link.trim() } : { corpo: body.trim() };
}
