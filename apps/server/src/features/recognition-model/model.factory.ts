import type { ModelBox, ModelShape } from '@cracha/contract/features/recognition-model/model-shape.ts';

export type Box = [number, number, number, number];

/** Where a model of the reader's tests looks, as a call sends it. */
export function shapeSent({ anchors, regions }: Pick<ModelShape, 'anchors' | 'regions'>) {
  return {
    ancoras: anchors.map(({ text, box }) => ({ texto: text, caixa: sent(box) })),
    regioes: regions.map(({ role, box }) => ({ papel: role, caixa: sent(box) })),
  };
}

const sent = ([x0, y0, x1, y1]: ModelBox): Box => [x0, y0, x1, y1];
