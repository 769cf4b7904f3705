import { type ChartCard, type ChartLayout, layOut, loneKey } from '@cracha/contract/features/org-chart/chart-layout.ts';
import {
  type ChartNode,
  type ChartProblem,
  type ChartTree,
  pathAbove,
  problemsOf,
  treeOf,
} from '@cracha/contract/features/org-chart/chart-tree.ts';
import { useMemo, useState } from 'react';
import type { OrgChart } from './org-chart.api.ts';

/** What is drawn, who is chosen, and the acts on it: one state for the drawing and the list. */
export interface Chart {
  tree: ChartTree;
  layout: ChartLayout;
  /** One person and what is open below, apart from the others. */
  layoutOf: (top: ChartNode) => ChartLayout;
  problems: readonly ChartProblem[];
  companies: ReadonlyMap<string, string>;
  canChange: boolean;
  selected: ChartNode | undefined;
  /** Brought into sight whenever it is set anew. */
  shown: { id: string } | undefined;
  /** From the found one to the top. */
  path: ReadonlySet<string>;
  isOpen: (node: ChartNode) => boolean;
  toggle: (node: ChartNode, open?: boolean) => void;
  /** Draws everybody beyond 'more'. */
  drawWhole: (card: ChartCard) => void;
  select: (id: string | undefined) => void;
  /** Opens whatever is above somebody, marks the way and brings them into sight. */
  reveal: (id: string) => void;
  /** Somebody answers to somebody else now: their new place is opened and brought into sight. */
  showMoved: (id: string, above: string | undefined) => void;
}

/** About what a screen shows at once. */
const lineWidth = 1400;

export function useChart({ pessoas, empresas, podeMudar }: OrgChart, mayRepair: boolean): Chart {
  const tree = useMemo(() => treeOf(pessoas), [pessoas]);
  const problems = useMemo(() => (mayRepair ? problemsOf(pessoas, tree) : []), [pessoas, tree, mayRepair]);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(tree.roots.map(one => one.person.id)));
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  const [selected, select] = useState<string>();
  const [shown, setShown] = useState<{ id: string }>();
  const [path, setPath] = useState<ReadonlySet<string>>(new Set());
  const opened = useMemo(
    () => ({
      isOpen: (node: ChartNode) => open.has(node.person.id),
      isWhole: (node: ChartNode | undefined) => whole.has(node?.person.id ?? loneKey),
      wrap: lineWidth,
    }),
    [open, whole],
  );
  const layout = useMemo(() => layOut(tree.roots, opened), [tree, opened]);
  const companies = useMemo(() => new Map(empresas.map(({ id, nome }) => [id, nome])), [empresas]);
  const show = (id: string, nodes: readonly ChartNode[]) => {
    const above = nodes.map(one => one.person.id);
    setOpen(present => new Set([...present, ...above]));
    setWhole(present => new Set([...present, ...(above.length > 0 ? above : [loneKey])]));
    setPath(new Set([id, ...above]));
    select(id);
    setShown({ id });
  };
  return {
    tree,
    layout,
    layoutOf: top => layOut([top], { ...opened, isOpen: node => node === top || opened.isOpen(node) }),
    problems,
    companies,
    canChange: podeMudar,
    selected: selected === undefined ? undefined : tree.byId.get(selected),
    shown,
    path,
    isOpen: opened.isOpen,
    toggle: (node, wanted) =>
      setOpen(present => {
        const next = new Set(present);
        if (wanted ?? !present.has(node.person.id)) next.add(node.person.id);
        else next.delete(node.person.id);
        return next;
      }),
    drawWhole: ({ key, node }) => setWhole(present => new Set(present).add(key === loneKey ? loneKey : node.person.id)),
    select,
    reveal: id => {
      const node = tree.byId.get(id);
      if (node) show(id, pathAbove(node));
    },
    showMoved: (id, above) => {
      const target = above === undefined ? undefined : tree.byId.get(above);
      show(id, target ? [target, ...pathAbove(target)] : []);
    },
  };
}

/** Everybody whose name has these words, as names are searched in: no accents, no case. */
export function foundIn(tree: ChartTree, search: string): string[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return [...tree.byId.values()]
    .filter(({ person }) => {
      const name = folded(person.nome);
      return words.every(word => name.includes(word));
    })
    .map(one => one.person.id);
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** First and last name; what only tells a son from his father is no surname, and follows it. */
export function shortName(name: string): string {
  const words = name.split(' ').filter(Boolean);
  const kept = isSuffix(words.at(-1) ?? '') ? 2 : 1;
  return words.length > kept + 1 ? [words[0], ...words.slice(-kept)].join(' ') : name;
}

function isSuffix(word: string): boolean {
  return /^(j[úu]nior|jr|filh[oa]|net[oa]|bisnet[oa]|sobrinh[oa]|segund[oa]|terceir[oa])\.?$/i.test(word);
}
