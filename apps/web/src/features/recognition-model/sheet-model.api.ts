import { sheetModelContract as calls } from '@cracha/contract/features/recognition-model/sheet-model.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { modelKeys, useModelsAgain } from './model.api.ts';

export type SheetModel = ResponseOf<typeof calls.sheetModel>;
export type SheetShape = BodySent<typeof calls.trySheetModel>;
export type SheetRows = ResponseOf<typeof calls.sheetModelRows>[number];

export function useSheetModel(id: string) {
  return useQuery({ queryKey: [...modelKeys, 'sheet', id], queryFn: () => call(calls.sheetModel, { params: { id } }) });
}

/** The sample's first rows: its bytes never change. */
export function useSampleRows(id: string) {
  return useQuery({
    queryKey: ['model-rows', id],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    queryFn: () => call(calls.sheetModelRows, { params: { id } }),
  });
}

/** Changing and trying a sheet's model. */
export function useSheetActs(id: string) {
  const onSettled = useModelsAgain();
  const params = { id };
  return {
    save: useMutation({
      mutationFn: (body: BodySent<typeof calls.saveSheetModel>) => call(calls.saveSheetModel, { params, body }),
      onSettled,
    }),
    trial: useMutation({ mutationFn: (body: SheetShape) => call(calls.trySheetModel, { params, body }) }),
  };
}
