import { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import { typedReceiptContract } from '@cracha/contract/features/receipt/receipt-typed.contract.ts';
import type { TypedReceipt } from '@cracha/contract/features/receipt/receipt-typed.schemas.ts';
import type { ResponseOf } from '@cracha/contract/kernel/endpoint.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';

export type EmploymentToPay = ResponseOf<(typeof typedReceiptContract)['employmentsToPay']>[number];

/** Whom a receipt can be typed for; asked from the second letter on. */
export function useEmployments(search: string) {
  return useQuery({
    queryKey: ['receipts', 'employments', search],
    enabled: search.trim().length > 1,
    queryFn: () => call(typedReceiptContract.employmentsToPay, { query: { pesquisa: search } }),
    placeholderData: keepPreviousData,
  });
}

/** Pay items by code or name. */
export function useKnownItems(search: string) {
  return useQuery({
    queryKey: ['receipts', 'items', search],
    enabled: search.trim() !== '',
    queryFn: () => call(typedReceiptContract.knownPayItems, { query: { pesquisa: search } }),
    placeholderData: keepPreviousData,
  });
}

export function usePublishTyped() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (form: TypedReceipt) => call(typedReceiptContract.publishTypedReceipt, { body: form }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['receipts'] }),
  });
}

/** Whose fields the group may word: a payslip's (1), a benefit's (2). */
export type NamedType = '1' | '2';

/** How the group words the fields of a type of document. */
export function useFieldNames(groupId: string | undefined, tipo: NamedType) {
  return useQuery({
    queryKey: ['receipts', 'fieldNames', groupId, tipo],
    enabled: groupId !== undefined,
    queryFn: () => call(receiptContract.fieldNames, { params: { idGrupoAcesso: groupId ?? '', idEmpresa: '0', tipo } }),
  });
}

export function useNameFields(groupId: string, tipo: NamedType) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (nomes: { campo: string; nome: string }[]) =>
      call(typedReceiptContract.nameFields, {
        params: { idGrupoAcesso: groupId, idEmpresa: '0', tipo },
        body: { nomes },
      }),
    onSuccess: names => client.setQueryData(['receipts', 'fieldNames', groupId, tipo], names),
  });
}
