import { templateContract as calls } from '@cracha/contract/features/template/template.contract.ts';
import { pathOf } from '@cracha/contract/kernel/client.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callFile, upload } from '#kernel/base/client.ts';
import { useActOn } from '#kernel/signed-in/list.api.ts';
import { type TemplateWhole, templateKeys } from '../template.api.ts';

export type TemplateChange = BodySent<(typeof calls)['saveTemplate']>;
export type Preview = ResponseOf<(typeof calls)['previewTemplate']>;

/** What is written on, whatever is still wrong with it. @throws STALE_VERSION */
export const saveTemplate = (body: TemplateChange): Promise<TemplateWhole> => call(calls.saveTemplate, { body });

export function usePublish(id: string) {
  return useActOn(templateKeys, (body: BodySent<(typeof calls)['publishTemplate']>) =>
    call(calls.publishTemplate, { params: { id }, body }),
  );
}

/** @returns the name of its bytes */
export async function addPicture(id: string, file: File, onProgress: (part: number) => void): Promise<string> {
  const { addTemplatePicture: add } = calls;
  const form = new FormData();
  form.append('arquivo', file, file.name);
  const added = await upload({ ...add, path: pathOf(add, { id }) }, form, onProgress);
  return String(Object(added).sha256);
}

export const pictureBytes = (id: string, sha256: string): Promise<Blob> =>
  callFile(calls.templatePicture, { params: { id, sha256 } });

/** The paper of a worker, which the worker sees was opened, or of the sample. `undefined`: not asked. */
export function usePreview(id: string, asked: { version: number; worker: string | undefined } | undefined) {
  return useQuery({
    queryKey: ['template-preview', id, asked],
    enabled: asked !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: (): Promise<Preview> =>
      call(calls.previewTemplate, {
        params: { id },
        body: asked?.worker === undefined ? {} : { idEmpregado: asked.worker },
      }),
  });
}
