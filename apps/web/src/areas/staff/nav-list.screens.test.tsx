import type { Route } from '@cracha/contract/navigation/route.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { navigateTo } from '#kernel/base/address.ts';
import { useSession } from '#kernel/base/session.ts';
import { expectAccessible } from '#test/axe.ts';
import { helena, signedInAs } from '#test/people.ts';
import { NavList } from './NavList.tsx';

const groups = ['dia', 'pessoas', 'pagamentos', 'documentos'];
const inThree = (word: string) => ({ 'pt-BR': word, 'en-US': word, 'es-ES': word });

/** A menu of so many entries, in four groups. */
const routesOf = (total: number): Route[] =>
  Array.from({ length: total }, (_, at) => ({
    path: `/rh/${at}`,
    screen: 'hr-home',
    appAccess: [],
    permissions: [],
    parent: null,
    menu: { sequence: at, group: groups[at % 4] ?? '', icon: 'house', label: inThree(`Tela ${at}`) },
  }));

function Nav({ total }: { total: number }) {
  const session = useSession();
  const names = Object.fromEntries(groups.map(group => [group, inThree(group)]));
  return session ? (
    <NavList session={session} area={{ profile: 'rh', routes: routesOf(total), groups: names, path: '/rh/inicio' }} />
  ) : null;
}

const goTo = (path: string) => act(() => navigateTo(path));

function shownAt(path: string, total: number) {
  goTo(path);
  render(<Nav total={total} />);
}

const shown = () => screen.getAllByRole('link').map(link => link.textContent);
const heads = () => screen.getAllByRole('button').map(head => `${head.textContent} ${head.ariaExpanded}`);
const entriesOf = (group: number) => Array.from({ length: 9 }, (_, at) => `Tela ${at * 4 + group}`);

test('a menu that stands whole on the screen does not fold', async () => {
  await signedInAs(helena, 'rh');
  shownAt('/rh/0', 12);
  expect(shown()).toHaveLength(12);
  expect(screen.queryByRole('button')).toBeNull();
});

test("of 36 entries the day and one group stand open: the screen's own, else the one used last; every entry is reached", async () => {
  await signedInAs(helena, 'rh');
  const user = userEvent.setup();
  shownAt('/rh/2', 36);
  expect(shown()).toEqual([...entriesOf(0), ...entriesOf(2)]);
  expect(heads()).toEqual(['pessoas false', 'pagamentos true', 'documentos false']);
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'documentos' }));
  expect(shown()).toEqual([...entriesOf(0), ...entriesOf(3)]);
  // the day's screens take nothing from it
  goTo('/rh/4');
  expect(shown()).toEqual([...entriesOf(0), ...entriesOf(3)]);
  goTo('/rh/5');
  expect(shown()).toEqual([...entriesOf(0), ...entriesOf(1)]);
  cleanup();
  shownAt('/rh/0', 36);
  expect(shown()).toEqual([...entriesOf(0), ...entriesOf(1)]);
  await user.click(screen.getByRole('button', { name: 'pessoas' }));
  expect(shown()).toEqual(entriesOf(0));
});

test('as many groups stand open as fit, those that were used last first', async () => {
  await signedInAs(helena, 'rh');
  shownAt('/rh/0', 16);
  expect(heads()).toEqual(['pessoas true', 'pagamentos true', 'documentos false']);
  goTo('/rh/3');
  expect(heads()).toEqual(['pessoas true', 'pagamentos false', 'documentos true']);
});
