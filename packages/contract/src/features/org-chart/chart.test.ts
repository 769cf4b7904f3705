import { describe, expect, it } from 'vitest';
import { layOut } from './chart-layout.ts';
import { isWithin, problemsOf, treeOf } from './chart-tree.ts';
import type { ChartPerson } from './org-chart.contract.ts';

const person = (id: string, acima: string | null = null, more: Partial<ChartPerson> = {}): ChartPerson => ({
  id,
  nome: id.toUpperCase(),
  foto: null,
  cargo: null,
  lotacao: null,
  idEmpresa: 'one',
  acima,
  topo: false,
  saiuEm: null,
  ...more,
});
const everything = { isOpen: () => true, isWhole: () => true };

describe('the tree', () => {
  it('counts everybody below, the largest branch first', () => {
    const { roots, byId } = treeOf([person('a'), person('b', 'a'), person('c', 'a'), person('d', 'c')]);
    expect(roots.map(one => [one.person.id, one.people])).toEqual([['a', 3]]);
    expect(roots[0]?.below.map(one => one.person.id)).toEqual(['c', 'b']);
    expect(byId.get('c')?.people).toBe(1);
  });

  it('draws everybody in spite of circles, and of managers who are not there', () => {
    const people = [person('a', 'b'), person('b', 'a'), person('c', 'b'), person('d', 'nobody'), person('e', 'e')];
    const { roots, byId } = treeOf(people);
    const drawn = layOut(roots, everything).cards.map(card => card.node.person.id);
    expect(drawn.sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(byId.size).toBe(5);
  });

  it('a chain as long as a company is no trouble', () => {
    const people = Array.from({ length: 20_000 }, (_, at) => person(`p${at}`, at === 0 ? null : `p${at - 1}`));
    const { roots } = treeOf(people);
    expect(roots[0]?.people).toBe(19_999);
    expect(layOut(roots, everything).cards).toHaveLength(20_000);
  });

  it('knows who is below whom', () => {
    const { byId } = treeOf([person('a'), person('b', 'a'), person('c', 'b')]);
    const [a, c] = [byId.get('a'), byId.get('c')];
    if (!a || !c) throw new Error('they are there');
    expect([isWithin(c, a), isWithin(a, c), isWithin(a, a)]).toEqual([true, false, true]);
  });
});

describe('what is to be put right', () => {
  const problems = (people: ChartPerson[]) =>
    problemsOf(people, treeOf(people)).map(one => [one.kind, one.people.map(each => each.id)]);

  it('is nothing where everybody has a place', () => {
    expect(problems([person('a', null, { topo: true }), person('b', 'a')])).toEqual([]);
    expect(problems([person('a'), person('b', 'a')])).toEqual([]);
    expect(problems([person('only')])).toEqual([]);
  });

  it('is each circle once, who left with people below, who has nobody, and several tops', () => {
    const people = [
      person('a', 'b'),
      person('b', 'a'),
      person('c', 'a'),
      person('gone', null, { saiuEm: '2026-10-01' }),
      person('d', 'gone'),
      person('e'),
      person('t'),
      person('u', 't'),
      person('v'),
      person('w', 'v'),
    ];
    expect(problems(people)).toEqual([
      ['cycle', ['a', 'b']],
      ['dismissed', ['d']],
      ['orphans', ['e']],
      ['roots', ['t', 'v']],
    ]);
  });

  it('two tops that were said to be are none', () => {
    const top = { topo: true };
    expect(problems([person('a', null, top), person('b', null, top), person('c', 'a')])).toEqual([]);
  });
});

describe('the layout', () => {
  const people = [
    person('a'),
    ...Array.from({ length: 12 }, (_, at) => person(`b${String(at).padStart(2, '0')}`, 'a')),
    person('c', 'b00'),
    person('d', 'c'),
  ];
  const { roots } = treeOf(people);

  it('has two levels across, deeper ones stacked down, no card upon another', () => {
    const { cards, width, height } = layOut(roots, everything);
    const of = (id: string) => cards.find(card => card.node.person.id === id);
    expect(new Set(cards.filter(card => card.from?.node.person.id === 'a').map(card => card.y)).size).toBe(1);
    expect(of('c')?.stacked).toBe(true);
    expect((of('d')?.x ?? 0) > (of('c')?.x ?? 0)).toBe(true);
    for (const one of cards)
      for (const other of cards)
        if (one !== other) expect(Math.abs(one.x - other.x) >= 200 || Math.abs(one.y - other.y) >= 56).toBe(true);
    expect(cards.every(card => card.x + 200 <= width && card.y + 56 <= height)).toBe(true);
  });

  it('draws eight of one manager and how many more; one more is drawn itself', () => {
    const { cards } = layOut(roots, { isOpen: () => true, isWhole: () => false });
    expect(cards.filter(card => card.more > 0).map(card => card.more)).toEqual([4]);
    const nine = treeOf([person('a'), ...Array.from({ length: 9 }, (_, at) => person(`b${at}`, 'a'))]);
    expect(layOut(nine.roots, { isOpen: () => true, isWhole: () => false }).cards).toHaveLength(10);
  });

  it('a company stands below the other, each in lines that a screen can show', () => {
    const tops = (company: string) =>
      Array.from({ length: 9 }, (_, at) => [
        person(`${company}${at}`, null, { idEmpresa: company, topo: true }),
        person(`${company}${at}b`, `${company}${at}`, { idEmpresa: company }),
      ]).flat();
    const { roots } = treeOf([...tops('one'), ...tops('two')]);
    const { cards, companies, width, height } = layOut(roots, { ...everything, wrap: 1000 });
    expect(width).toBeLessThanOrEqual(1000);
    expect(companies.map(({ id, x }) => [id, x])).toEqual([
      ['one', 0],
      ['two', 0],
    ]);
    const second = companies[1]?.y ?? 0;
    for (const { node, x, y } of cards) {
      expect(y < second).toBe(node.person.idEmpresa === 'one');
      expect(x + 200 <= width && y + 56 <= height).toBe(true);
    }
    for (const one of cards)
      for (const other of cards)
        if (one !== other) expect(Math.abs(one.x - other.x) >= 200 || Math.abs(one.y - other.y) >= 56).toBe(true);
    // of one company nothing is said, and without the width all stand in one line
    expect(layOut(treeOf(tops('one')).roots, { ...everything, wrap: 1000 }).companies).toEqual([]);
    expect(layOut(roots, everything).width).toBeGreaterThan(4000);
  });
});
