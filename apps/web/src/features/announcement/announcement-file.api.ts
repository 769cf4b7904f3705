import {
  attachmentExtensions,
  announcementFileContract as calls,
} from '@cracha/contract/features/announcement/announcement-file.contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { saveFile } from '#kernel/base/files.ts';
import type { Attachment } from './announcement.types.ts';

export const acceptedFiles = attachmentExtensions.map(ending => `.${ending}`).join(',');

/** One after the other; the first that is refused ends it, those before it stay. */
export function useAttach(id: string, onProgress: (part: number) => void) {
  return useFileChange(id, (files: readonly File[]) => attachFiles(id, files, onProgress));
}

export async function attachFiles(
  id: string,
  files: readonly File[],
  onProgress: (part: number) => void,
): Promise<void> {
  const { addAnnouncementFile: add } = calls;
  for (const file of files) {
    const form = new FormData();
    form.append('arquivo', file, file.name);
    await upload({ ...add, path: pathOf(add, { id }) }, form, onProgress);
  }
}

export function useDetach(id: string) {
  return useFileChange(id, (idAnexo: string) => call(calls.removeAnnouncementFile, { params: { id, idAnexo } }));
}

export function useTakeAttachment(id: string) {
  return useMutation({
    mutationFn: async ({ id: idAnexo, nome }: Attachment) =>
      saveFile(await callFile(calls.announcementFile, { params: { id, idAnexo } }), nome),
  });
}

/** What HR keeps of the announcement is read anew; its text, its version and what is typed stay. */
function useFileChange<V, R>(id: string, mutationFn: (value: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['announcements', 'one', id] }),
  });
}
