// The rules of the house that no tool knows (docs/ARCHITECTURE.md): sizes, suffixes, who may import what, casts, leftovers,
// sentences of the docs.
// Prints how much of the inventory is only declared, so that nothing hides.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './lib/node24.mjs';
import { unsettledWords } from './lib/portuguese.mjs';
import { longSentences, mostWords } from './lib/sentences.mjs';
import { unusedFunctions } from './sql-functions.mjs';

const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}', 'apps/*/test/**/*.{ts,tsx}'], {
  cwd: root,
})
  .filter(path => !path.endsWith('.generated.ts') && !path.endsWith('.d.ts'))
  .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const faults = [];
const fault = (path, what) => faults.push(`${path}: ${what}`);

const isText = path =>
  /messages|\.(mails|errors|history|notices)\.|errors\/catalogue|access\/|navigation\/|findings|labels\.ts$|phrases\.ts$|demo-people/.test(
    path,
  );
// the law's own words, sentences of calls that don't exist yet, and what the reader knows from files
const isProse = path => /server\/src\/core\/|privacy-policy|planned\.errors|time-clock\.errors/.test(path);
const isTest = path => /\.test\.tsx?$|\/test\//.test(path);
const importsOf = text => [...text.matchAll(/(?<!['\w])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(match => match[1]);
const inside = (path, folder) => path.includes(`/src/${folder}/`);

const serverSuffixes = /\.(feature|routes|policy|queries|presenter|jobs|events|factory|test|mails)\.ts$/;
const contractSuffixes =
  /\.(contract|schemas|errors|history|notices|messages|columns|findings[\w-]*|test)\.ts$|messages\.[a-z]{2}-[A-Z]{2}\.ts$/;
const webSuffixes = /\.(api|screen|modal|messages|screens\.test|test|types)\.tsx?$/;

const words = rowsOfWords();

/** What all kinds of documents are listed and drawn by, and what the page of signing in needs. */
const groundFolders = [
  'apps/server/src/features/receipt/list',
  'apps/server/src/features/receipt/pdf',
  'apps/web/src/features/receipt/dispute',
  'apps/web/src/features/receipt/list',
  'apps/web/src/features/identity/entry',
];

for (const { path, text } of files) {
  const lines = text.split('\n').length - 1;
  if (lines > 300 && !isText(path) && !isTest(path)) fault(path, `${lines} lines; 300 is the end`);
  if (/\b(TODO|FIXME|XXX)\b/.test(text) || /not implemented|coming soon|lorem ipsum/i.test(text))
    fault(path, 'something is left behind (TODO and its like)');
  for (const name of importsOf(text)) checkImport(path, name);
  const dots = path.split('/').at(-1).split('.').length;
  if (/apps\/server\/src\/features\//.test(path) && dots > 2 && !serverSuffixes.test(path))
    fault(path, 'its suffix is not one of the list');
  if (/packages\/contract\/src\/features\//.test(path) && dots > 2 && !contractSuffixes.test(path))
    fault(path, 'its suffix is not one of the list');
  if (/apps\/web\/src\/features\//.test(path) && dots > 2 && !webSuffixes.test(path))
    fault(path, 'its suffix is not one of the list');
  if (/apps\/web\/src\//.test(path)) checkTexts(path, text);
  if (isText(path) && !isProse(path))
    for (const { text: said, use } of unsettledWords(path, text)) fault(path, `says "${said}"; the word is ${use}`);
  if (!isTest(path) && !inside(path, 'kernel')) checkCasts(path, text);
  if (!isTest(path)) checkWings(path, importsOf(text));
  if (/process\.env/.test(text) && !/kernel\/env\.ts$|database\/embedded-start\.ts$/.test(path) && !isTest(path))
    fault(path, 'reads the environment; kernel/env.ts does');
  checkDay(path, text);
}

for (const path of globSync('apps/server/migrations/{definer,functions,policies}/*.sql', { cwd: root }))
  checkDay(path, readFileSync(join(root, path), 'utf8'));
for (const { path, name } of unusedFunctions()) fault(path, `nobody calls ${name}`);

for (const path of globSync(
  ['README.md', 'docs/*.md', 'docs/decisions/*.md', 'apps/*/{src,test,migrations}/**/README*.md'],
  { cwd: root },
))
  for (const { line, words: length, sentence } of longSentences(readFileSync(join(root, path), 'utf8')))
    fault(path, `line ${line}: a sentence of ${length} words; ${mostWords} is the end: ${sentence.slice(0, 60)}…`);

for (const [, path] of readFileSync(join(root, 'docs/PATTERNS.md'), 'utf8').matchAll(/`([^`\s]+\.tsx?)`/g))
  if (!existsSync(join(root, 'apps/web/src', path))) fault('docs/PATTERNS.md', `names ${path}, which is not there`);

checkFolders();

/** A folder is read at a glance: 40 files at most, tests aside. */
function checkFolders() {
  const folders = Map.groupBy(
    files.filter(({ path }) => !isTest(path)),
    ({ path }) => dirname(path),
  );
  for (const [folder, { length }] of folders)
    if (length > 40) fault(folder, `${length} files; 40 is the end: give it wings`);
}

/**
 * A feature's folders are its wings: a wing imports itself and the feature's ground, never another wing. The ground is
 * what stands beside the wings, and the folders that `groundFolders` names. A base of the web imports nothing beside it.
 */
function checkWings(path, names) {
  const [, home, wing] = /^(.*\/src\/(?:features\/[^/]+|ui|kernel))\/([^/]+)\//.exec(path) ?? [];
  if (!wing) return;
  const bounded = home.includes('/features/') || (home.includes('apps/web') && wing === 'base');
  if (!bounded || groundFolders.includes(`${home}/${wing}`)) return;
  for (const name of names) {
    const target = name.startsWith('.')
      ? join(dirname(path), name)
      : name.replace(/^#/, `${home.slice(0, home.indexOf('/src/'))}/src/`);
    if (!target.startsWith(`${home}/`)) continue;
    const [other, inside] = target.slice(home.length + 1).split('/');
    if (inside && other !== wing && !groundFolders.includes(`${home}/${other}`))
      fault(path, `a wing imports another: ${name}`);
  }
}

/** From nine in the evening UTC is a day ahead of the people of this product. */
function checkDay(path, text) {
  if (/current_date|_at\)?::date|new Date\(\)\.toISOString\(\)\.slice/.test(text))
    fault(
      path,
      "takes a day of UTC; kernel/database/today.ts, kernel/day.ts and the web's kernel/lazy/today.ts know Brasília's",
    );
}

/** `Empresa`, `Company`, `Empresa` as a bundle would write them: such a word is said once. */
function rowsOfWords() {
  const words = readFileSync(join(root, 'apps/web/src/kernel/base/words.ts'), 'utf8');
  return [...words.matchAll(/^ {2}(\w+): (\[.*\]),$/gm)].map(([, name, row]) => ({ name, row }));
}

/** The build parts the languages of a bundle by its file's name; anywhere else all three would travel to everybody. */
function checkTexts(path, text) {
  if (/\.[a-z]{2}-[A-Z]{2}\.messages/.test(path))
    fault(path, 'a language of its own; a bundle has the three in one file');
  if (/\bdefineTexts\(|\bdefineTexts</.test(text) && !/\.messages\.ts$|kernel\/base\/texts(\.test)?\.ts$/.test(path))
    fault(path, 'defines texts; a file .messages.ts does');
  if (!path.endsWith('.messages.ts')) return;
  for (const { name, row } of words) if (text.includes(`: ${row}`)) fault(path, `says ${row}; word.${name} does`);
}

function checkImport(path, name) {
  if (/(Manager|Helper|Util|Service)s?\.tsx?$/.test(name)) fault(path, `imports ${name}: a name that says nothing`);
  if (name.startsWith('.') && !/\.(ts|tsx|json|css|mjs)$/.test(name)) fault(path, `imports ${name} without its ending`);
  if (/^apps\/\w+\/src\//.test(path) && !isTest(path) && leavesHome(path, name))
    fault(path, `leaves its folder by ${name}; an alias (#features, #core, #ui, #areas, #kernel) does`);
  if (path.startsWith('packages/contract/src') && !isTest(path) && !name.startsWith('.') && name !== 'zod/mini')
    fault(path, `imports ${name}; the contract imports zod/mini and itself`);
  if (path.startsWith('apps/server')) checkServer(path, name);
  if (path.startsWith('apps/web')) checkWeb(path, name);
}

/** A relative import that ends in another feature, or in another layer, would pass by the rules about aliases. */
function leavesHome(path, name) {
  const homeOf = one => /\/src\/(features\/[^/]+|core|ui|kernel|areas)\//.exec(one)?.[1];
  if (!name.startsWith('.')) return false;
  const home = homeOf(join(dirname(path), name));
  return home !== undefined && homeOf(path) !== undefined && home !== homeOf(path);
}

function checkServer(path, name) {
  if (name.includes('@cracha/web')) fault(path, 'imports the web app');
  if (isTest(path)) return;
  if (inside(path, 'kernel') && /^#(core|features)\//.test(name)) fault(path, `kernel imports ${name}`);
  if (inside(path, 'core') && name.startsWith('#features/')) fault(path, `core imports ${name}`);
  const feature = /features\/([^/]+)\//.exec(path)?.[1];
  if (feature && name.startsWith('#features/') && !name.startsWith(`#features/${feature}/`))
    fault(path, `a feature imports another: ${name}`);
  if (name === 'kysely' && !/\.queries\.ts$|kernel\/(database|jobs|live)\/|\.factory\.ts$/.test(path))
    fault(path, 'imports kysely; .queries.ts and kernel/database do');
  if (
    /^(fastify|@fastify\/)/.test(name) &&
    !path.includes('kernel/http/') &&
    !/src\/(app|process)\.ts$|src\/pages\//.test(path)
  )
    fault(path, 'imports Fastify; kernel/http does');
  if (/\.policy\.ts$/.test(path) && /kernel\/(database|http|clock)|kysely/.test(name))
    fault(path, `a policy imports ${name}`);
}

function checkWeb(path, name) {
  if (name.includes('@cracha/server')) fault(path, 'imports the server');
  if (isTest(path)) return;
  if (inside(path, 'kernel') && /^#(ui|features|areas)\//.test(name)) fault(path, `kernel imports ${name}`);
  if (inside(path, 'ui') && (/^#(features|areas)\//.test(name) || name.startsWith('@cracha/contract/features')))
    fault(path, `ui imports ${name}`);
  const feature = /features\/([^/]+)\//.exec(path)?.[1];
  if (feature && name.startsWith('#features/') && !name.startsWith(`#features/${feature}/`))
    fault(path, `a feature imports another: ${name}`);
  if (name.startsWith('@base-ui/') && !/ui\/staff|areas\/staff/.test(path))
    fault(path, 'loads the widget library; only the staff kit does');
  if (/^#kernel\/base\/client\.ts$/.test(name) && !/\.api\.ts$|src\/(kernel|areas)\//.test(path))
    fault(path, 'uses the client; .api.ts does');
}

function checkCasts(path, source) {
  // SQL has an `as` of its own: template texts are blanked, lines kept
  const text = source.replace(/`[^`]*`/g, template => template.replace(/[^\n]/g, ' '));
  for (const [index, line] of text.split('\n').entries()) {
    const code = line
      .replace(/'[^']*'|`[^`]*`|"[^"]*"/g, "''")
      .replace(/\/\/.*|^\s*\/?\*.*/, '')
      .replace(/<[^>]*>[^<]*<\/[^>]*>/g, '')
      .replace(/^\s*(with|select|insert|update|returning|from)\b.*/, '');
    if (/^\s*(import|export)\b/.test(code) || /^\s*(type )?\w+ as \w+,?$/.test(code)) continue;
    if (/[\w)\]}'] as (?!const\b)(?=[A-Z{([]|unknown|never|string|number|boolean|any\b)/.test(code))
      fault(path, `a cast in line ${index + 1}; write a guard`);
  }
}

const { contract } = await import('../packages/contract/src/contract.ts');
const { navigation } = await import('../packages/contract/src/navigation/navigation.ts');
const calls = Object.values(contract).flatMap(feature => Object.values(feature));
const screens = Object.values(navigation).flat();
const count = all => `${all.filter(one => one.planned).length} planned of ${all.length}`;
console.log(`calls: ${count(calls)}; screens: ${count(screens)}`);

const sizes = files
  .filter(({ path }) => !isTest(path) && !isText(path))
  .map(({ text }) => text.split('\n').length - 1)
  .sort((a, b) => a - b);
console.log(
  `files: ${sizes.length}, lines: median ${sizes[sizes.length >> 1]}, p90 ${sizes[Math.floor(sizes.length * 0.9)]}, most ${sizes.at(-1)}`,
);
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}
