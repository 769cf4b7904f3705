import type { Plugin } from 'vite';
import { isCallOf, type Node, walk } from './syntax.ts';

/** What only the server and the API page read of a call. */
const serverOnly = new Set([
  ...['summary', 'params', 'query', 'body', 'response', 'planned'],
  ...['beforeSteps', 'beforeGroup', 'ownTransactions', 'renewal', 'hot', 'forSigners'],
  // of a list's calls: `kernel/list.ts`
  ...['row', 'filter', 'filterValues', 'totals', 'summaries'],
]);
/** What declares calls: `endpoint` one, the others those of a list. */
const declaring = new Set(['endpoint', 'listCalls', 'aboutList', 'exportCall']);
/** Where calls are declared. */
const contracts = /\.contract\.ts$|\/kernel\/list\.ts$/;

/**
 * Leaves the schemas of a call out of the browser: it sends and receives by the types, the server checks. Without them the
 * contract costs an address a call, and zod is not loaded by screens that check no form. A schema that a screen imports
 * itself stays.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages\/contract\/src\/.*\.ts(\?column=\d)?$/ },
      handler(code, id) {
        const kept = contracts.test(id) ? withoutSchemas(code, this.parse(code)) : code;
        // Declarations only: what nobody uses may go, and so may the calls that build it.
        return { code: markedPure(kept, this.parse(kept)), map: null, moduleSideEffects: false };
      },
    },
  };
}

function withoutSchemas(code: string, program: unknown): string {
  const cuts = [...walk(program)].filter(isDeclaration).flatMap(cutsOf);
  return cuts
    .sort((a, b) => b.start - a.start)
    .reduce((rest, cut) => rest.slice(0, cut.start) + rest.slice(cut.end).replace(/^\s*,/, ''), code);
}

function markedPure(code: string, program: unknown): string {
  const starts = new Set(
    [...walk(program, isFunction)].filter(node => node.type === 'CallExpression').map(node => node.start),
  );
  return [...starts]
    .sort((a, b) => b - a)
    .reduce((rest, at) => `${rest.slice(0, at)}/* @__PURE__ */ ${rest.slice(at)}`, code);
}

function isFunction({ type }: Node): boolean {
  return type.includes('Function') || type === 'ClassBody';
}

interface Property extends Node {
  key?: { name?: string };
  value?: { value?: unknown };
}

interface Declaration extends Node {
  arguments: [{ properties?: Property[] }];
}

function isDeclaration(node: Node): node is Declaration {
  return [...declaring].some(name => isCallOf(node, name));
}

function cutsOf(call: Declaration): Node[] {
  // a record that another function was given has lost its schemas where it was written
  return call.arguments[0].properties?.filter(isServerOnly) ?? [];
}

/** Of who may call, the browser asks one thing: whether everybody may. */
function isServerOnly({ key, value }: Property): boolean {
  return serverOnly.has(key?.name ?? '') || (key?.name === 'access' && value?.value !== 'public');
}
