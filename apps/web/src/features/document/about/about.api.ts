import { documentContract as calls } from '@cracha/contract/features/document/document.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kernel/base/client.ts';
import { documentKeys } from '../document.api.ts';

/** As many of each kind as a folder shows. */
const most = 50;
const boxes = { sent: calls.hrSentDocuments, received: calls.hrReceivedDocuments } as const;

/** Documents of a box that are about an employment. */
export function useAbout(box: keyof typeof boxes, idEmpregado: string, enabled: boolean) {
  return useQuery({
    queryKey: [...documentKeys, 'about', box, idEmpregado],
    enabled,
    queryFn: () => call(boxes[box], { params: { page: '1', size: String(most) }, query: { idEmpregado } }),
  });
}
