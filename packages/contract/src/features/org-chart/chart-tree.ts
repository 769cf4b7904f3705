import type { ChartPerson, SentPerson } from './org-chart.contract.ts';

/** A person in the drawing: who is below, and how many in all. */
export interface ChartNode {
  person: ChartPerson;
  above: ChartNode | undefined;
  below: ChartNode[];
  /** Everybody below, at any depth. */
  people: number;
}

export interface ChartTree {
  roots: ChartNode[];
  byId: ReadonlyMap<string, ChartNode>;
  /** Who answer to each other in a circle. */
  circles: ChartPerson[][];
}

export type ChartProblem =
  /** They answer to each other in a circle. */
  | { kind: 'cycle'; people: ChartPerson[] }
  /** People still answer to somebody who left. */
  | { kind: 'dismissed'; manager: ChartPerson; people: ChartPerson[] }
  /** Nobody above and nobody below, in one company. */
  | { kind: 'orphans'; company: string; people: ChartPerson[] }
  /** Several in one company with people below and nobody above. */
  | { kind: 'roots'; company: string; people: ChartPerson[] };

/** The cards of a company, as they were sent. */
export function cardsOf({ id, pessoas }: { id: string; pessoas: readonly SentPerson[] }): ChartPerson[] {
  return pessoas.map(one => ({
    id: one.id,
    nome: one.nome,
    foto: one.foto ?? null,
    cargo: one.cargo ?? null,
    lotacao: one.lotacao ?? null,
    idEmpresa: id,
    acima: one.acima ?? null,
    topo: one.topo ?? false,
    saiuEm: one.saiuEm ?? null,
  }));
}

/** Made once: a `localeCompare` looks its language up anew for each of ten thousand comparisons. */
const byName = new Intl.Collator('pt-BR');

/**
 * The tree of some people, by name. A circle is cut at one of its people, who is drawn as a root; whoever's manager is not among
 * them is one too: a broken branch never empties the drawing.
 */
export function treeOf(people: readonly ChartPerson[]): ChartTree {
  const byId = new Map<string, ChartNode>(
    people.map(person => [person.id, { person, above: undefined, below: [], people: 0 }]),
  );
  const circles = circlesOf(people);
  const cut = new Set(circles.map(([first]) => first?.id));
  const roots: ChartNode[] = [];
  for (const node of byId.values()) {
    const above = node.person.acima === null || cut.has(node.person.id) ? undefined : byId.get(node.person.acima);
    node.above = above;
    (above ? above.below : roots).push(node);
  }
  for (const root of roots) count(root);
  const order = (a: ChartNode, b: ChartNode) =>
    b.people - a.people || byName.compare(a.person.nome, b.person.nome) || (a.person.id < b.person.id ? -1 : 1);
  roots.sort(order);
  for (const node of byId.values()) node.below.sort(order);
  return { roots, byId, circles };
}

/** Counts from the leaves up, without recursion: a chain may be as long as a company. */
function count(root: ChartNode): void {
  const inOrder: ChartNode[] = [root];
  for (let at = 0; at < inOrder.length; at++) inOrder.push(...(inOrder[at]?.below ?? []));
  for (const node of inOrder.reverse()) node.people = node.below.reduce((sum, one) => sum + one.people + 1, 0);
}

/** Each circle once, beginning with its first person by id. From each one up, as far as nobody went before. */
function circlesOf(people: readonly ChartPerson[]): ChartPerson[][] {
  const byId = new Map(people.map(person => [person.id, person]));
  const above = ({ acima }: ChartPerson) => (acima === null ? undefined : byId.get(acima));
  const wayOf = new Map<ChartPerson, number>();
  const circles: ChartPerson[][] = [];
  for (const [way, start] of people.entries()) {
    let at: ChartPerson | undefined = start;
    for (; at && !wayOf.has(at); at = above(at)) wayOf.set(at, way);
    if (at && wayOf.get(at) === way) circles.push(fromSmallest(roundFrom(at, above)));
  }
  return circles;
}

function roundFrom(first: ChartPerson, above: (one: ChartPerson) => ChartPerson | undefined): ChartPerson[] {
  const round = [first];
  for (let at = above(first); at && at !== first; at = above(at)) round.push(at);
  return round;
}

function fromSmallest(circle: ChartPerson[]): ChartPerson[] {
  const first = circle.reduce((least, one, at) => (one.id < (circle[least]?.id ?? '') ? at : least), 0);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/** What is to be put right, each with whom it is about. Nothing of whoever is a root only because their manager is out of reach. */
export function problemsOf(people: readonly ChartPerson[], tree: ChartTree): ChartProblem[] {
  const problems: ChartProblem[] = tree.circles.map(circle => ({ kind: 'cycle', people: circle }));
  for (const { person, below } of tree.byId.values())
    if (person.saiuEm !== null && below.length > 0)
      problems.push({ kind: 'dismissed', manager: person, people: below.map(one => one.person) });
  const alone = people.filter(one => one.acima === null && !one.topo && one.saiuEm === null);
  const leads = (one: ChartPerson) => (tree.byId.get(one.id)?.below.length ?? 0) > 0;
  const tops = people.filter(one => one.acima === null && one.saiuEm === null && (one.topo || leads(one)));
  // a single person is a company's whole tree
  for (const [company, orphans] of byCompany(alone.filter(one => !leads(one))))
    if (orphans.length > 1 || people.some(one => one.idEmpresa === company && one.id !== orphans[0]?.id))
      problems.push({ kind: 'orphans', company, people: orphans });
  for (const [company, several] of byCompany(tops))
    if (several.length > 1 && several.some(one => !one.topo))
      problems.push({ kind: 'roots', company, people: several });
  return problems;
}

function byCompany(people: readonly ChartPerson[]): Map<string, ChartPerson[]> {
  const found = new Map<string, ChartPerson[]>();
  for (const one of people) {
    const those = found.get(one.idEmpresa);
    if (those) those.push(one);
    else found.set(one.idEmpresa, [one]);
  }
  return found;
}

/** The people above somebody, the nearest first. */
export function pathAbove(node: ChartNode): ChartNode[] {
  const path: ChartNode[] = [];
  for (let at = node.above; at; at = at.above) path.push(at);
  return path;
}

/** Whether somebody is below another, or the same: nobody comes to be below themselves. */
export function isWithin(node: ChartNode, top: ChartNode): boolean {
  return node === top || pathAbove(node).includes(top);
}
