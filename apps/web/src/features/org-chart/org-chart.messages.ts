import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Who answers to whom. */
export const orgChartTexts = defineTexts({
  title: ['Organograma', 'Org chart', 'Organigrama'],
  lead: [
    (people: number, companies: number) =>
      `${pt(people, 'pessoa', 'pessoas')}, ${pt(companies, 'empresa', 'empresas')}`,
    (people, companies) => `${en(people, 'person', 'people')}, ${en(companies, 'company', 'companies')}`,
    (people, companies) => `${es(people, 'persona', 'personas')}, ${es(companies, 'empresa', 'empresas')}`,
  ],
  view: ['Como ver', 'How to see it', 'Cómo verlo'],
  drawing: ['Desenho', 'Drawing', 'Dibujo'],
  list: ['Lista', 'List', 'Lista'],
  export: ['Exportar', 'Export', 'Exportar'],
  exportPng: ['Imagem (PNG), como está aberto', 'Picture (PNG), as it is open', 'Imagen (PNG), como está abierto'],
  exportPdf: ['PDF, com todas as pessoas', 'PDF, with everybody', 'PDF, con todas las personas'],
  branchPng: [
    (name: string) => `Imagem (PNG), só o ramo de ${name}`,
    name => `Picture (PNG), only the branch of ${name}`,
    name => `Imagen (PNG), solo la rama de ${name}`,
  ],
  branchPdf: [
    (name: string) => `PDF, só o ramo de ${name}`,
    name => `PDF, only the branch of ${name}`,
    name => `PDF, solo la rama de ${name}`,
  ],
  pngSmall: [
    'A imagem ficou pequena para ler. Exporte em PDF ou só um ramo.',
    'The picture came out too small to read. Export as PDF, or one branch.',
    'La imagen quedó pequeña para leer. Exporta en PDF o solo una rama.',
  ],
  fileName: ['organograma', 'org-chart', 'organigrama'],
  search: ['Buscar pessoa no organograma', 'Search person in the org chart', 'Buscar persona en el organigrama'],
  searchHint: word.name,
  find: ['Buscar pessoa', 'Search person', 'Buscar persona'],
  hits: [
    (at: string, all: number) => `${at} de ${pt(all, 'pessoa', 'pessoas')}`,
    (at, all) => `${at} of ${en(all, 'person', 'people')}`,
    (at, all) => `${at} de ${es(all, 'persona', 'personas')}`,
  ],
  noHit: ['Ninguém com esse nome', 'Nobody of that name', 'Nadie con ese nombre'],
  next: ['Ver a próxima', 'See the next', 'Ver la siguiente'],
  zoomIn: ['Aumentar', 'Zoom in', 'Acercar'],
  zoomOut: ['Diminuir', 'Zoom out', 'Alejar'],
  fit: ['Ver tudo', 'See all', 'Ver todo'],
  more: [
    (count: number) => `Mais ${pt(count, 'pessoa', 'pessoas')}`,
    count => `${en(count, 'person', 'people')} more`,
    count => `${es(count, 'persona', 'personas')} más`,
  ],
  open: word.open,
  close: ['Fechar', 'Close', 'Cerrar'],
  below: [
    (count: number) => pt(count, 'pessoa', 'pessoas'),
    count => en(count, 'person', 'people'),
    count => es(count, 'persona', 'personas'),
  ],
  gone: [(day: string) => `Saiu em ${day}`, day => `Left on ${day}`, day => `Salió el ${day}`],
  answersTo: ['Responde a', 'Answers to', 'Responde a'],
  top: ['Não responde a ninguém.', 'Answers to nobody.', 'No responde a nadie.'],
  noOne: ['Ainda não tem gestão.', 'Nobody above yet.', 'Aún no tiene a nadie por encima.'],
  elsewhere: [
    'Responde a alguém fora das suas pessoas.',
    'Answers to somebody beyond your people.',
    'Responde a alguien fuera de tus personas.',
  ],
  looksAfter: [
    (count: number) => `Cuida de ${pt(count, 'pessoa', 'pessoas')}.`,
    count => `Looks after ${en(count, 'person', 'people')}.`,
    count => `Cuida de ${es(count, 'persona', 'personas')}.`,
  ],
  record: ['Abrir ficha', 'Open record', 'Abrir ficha'],
  change: ['Mudar gestão', 'Change manager', 'Cambiar gestión'],
  closePanel: ['Fechar painel', 'Close panel', 'Cerrar panel'],
  future: [
    (day: string, name: string) => `A partir de ${day}: ${name}`,
    (day, name) => `From ${day} on: ${name}`,
    (day, name) => `Desde el ${day}: ${name}`,
  ],
  futureTop: ['ninguém acima', 'nobody above', 'nadie por encima'],
  takeBack: word.undo,
  takenBack: ['Mudança desfeita', 'Change undone', 'Cambio deshecho'],
  problems: ['Para arrumar', 'To put right', 'Por arreglar'],
  problemsLead: [
    'O desenho continua valendo enquanto você arruma.',
    'The drawing holds while you put it right.',
    'El dibujo sigue valiendo mientras lo arreglas.',
  ],
  cycle: ['Um responde ao outro', 'They answer to each other', 'Uno responde al otro'],
  cycleLead: [
    (names: string) => `${names} estão em círculo.`,
    names => `${names} are in a circle.`,
    names => `${names} están en círculo.`,
  ],
  cycleAct: ['Escolher quem fica acima', 'Choose who is above', 'Elegir quién queda arriba'],
  dismissed: ['Gestão desligada', 'Manager who left', 'Gestión que salió'],
  dismissedLead: [
    (count: number, name: string, day: string) =>
      `${pt(count, 'pessoa ainda responde', 'pessoas ainda respondem')} a ${name}, que saiu em ${day}.`,
    (count, name, day) => `${en(count, 'person still answers', 'people still answer')} to ${name}, who left on ${day}.`,
    (count, name, day) =>
      `${es(count, 'persona aún responde', 'personas aún responden')} a ${name}, que salió el ${day}.`,
  ],
  dismissedAct: ['Passar para outra pessoa', 'Hand over to somebody else', 'Pasar a otra persona'],
  orphans: ['Sem gestão', 'Without a manager', 'Sin gestión'],
  orphansLead: [
    (count: number, company: string) => `${pt(count, 'pessoa', 'pessoas')} de ${company} ainda sem ninguém acima.`,
    (count, company) => `${en(count, 'person', 'people')} of ${company} with nobody above yet.`,
    (count, company) => `${es(count, 'persona', 'personas')} de ${company} sin nadie por encima.`,
  ],
  orphansAct: ['Definir a gestão', 'Say who is above', 'Definir la gestión'],
  roots: ['Mais de um topo', 'More than one top', 'Más de una cima'],
  rootsLead: [
    (count: number, company: string) => `${company} tem ${pt(count, 'pessoa', 'pessoas')} sem ninguém acima.`,
    (count, company) => `${company} has ${en(count, 'person', 'people')} with nobody above.`,
    (count, company) => `${company} tiene ${es(count, 'persona', 'personas')} sin nadie por encima.`,
  ],
  rootsAct: ['Escolher o topo', 'Choose the top', 'Elegir la cima'],
  inPlace: [
    (count: number) => `${pt(count, 'pessoa', 'pessoas')} no lugar certo`,
    count => `${en(count, 'person', 'people')} in the right place`,
    count => `${es(count, 'persona', 'personas')} en su lugar`,
  ],
  chooseTop: ['Quem fica acima', 'Who is above', 'Quién queda arriba'],
  cycleTopLead: [
    'Quem você escolher deixa de responder a alguém do círculo.',
    'Whoever you choose no longer answers to somebody of the circle.',
    'Quien elijas deja de responder a alguien del círculo.',
  ],
  rootsTopLead: [
    'As outras pessoas passam a responder a quem você escolher.',
    'The others will answer to whoever you choose.',
    'Las demás personas pasan a responder a quien elijas.',
  ],
  saveTop: word.save,
  changeOf: [
    (names: string) => `Mudar a gestão de ${names}`,
    names => `Change the manager of ${names}`,
    names => `Cambiar la gestión de ${names}`,
  ],
  toWhom: ['Passa a responder a', 'Will answer to', 'Pasa a responder a'],
  toWhomSearch: ['Buscar quem fica acima', 'Search who is above', 'Buscar quién queda arriba'],
  nobodyAbove: ['Ninguém: fica no topo', 'Nobody: at the top', 'Nadie: queda en la cima'],
  from: ['A partir de', 'From', 'Desde'],
  reason: word.reason,
  affected: [
    (count: number, below: number) =>
      below === 0
        ? `Muda para ${pt(count, 'pessoa', 'pessoas')}.`
        : `Muda para ${pt(count, 'pessoa', 'pessoas')}; ${pt(below, 'pessoa abaixo vai', 'pessoas abaixo vão')} junto.`,
    (count, below) =>
      below === 0
        ? `Changes for ${en(count, 'person', 'people')}.`
        : `Changes for ${en(count, 'person', 'people')}; ${en(below, 'person below goes', 'people below go')} along.`,
    (count, below) =>
      below === 0
        ? `Cambia para ${es(count, 'persona', 'personas')}.`
        : `Cambia para ${es(count, 'persona', 'personas')}; ${es(below, 'persona debajo va', 'personas debajo van')} con ellas.`,
  ],
  today: [(name: string) => `Hoje: ${name}`, name => `Today: ${name}`, name => `Hoy: ${name}`],
  within: [
    'Isso faria a pessoa responder a si mesma.',
    'That would make the person answer to themselves.',
    'Eso haría que la persona respondiera a sí misma.',
  ],
  chooseFirst: ['Escolha quem fica acima', 'Choose who is above', 'Elige quién queda arriba'],
  saveChange: ['Salvar mudança', 'Save change', 'Guardar cambio'],
  changed: [
    (count: number) => `Gestão mudada para ${pt(count, 'pessoa', 'pessoas')}`,
    count => `Manager changed for ${en(count, 'person', 'people')}`,
    count => `Gestión cambiada para ${es(count, 'persona', 'personas')}`,
  ],
  kept: ['Já era assim', 'It was so already', 'Ya era así'],
  none: [
    'Defina gestores para montar o organograma',
    'Say who manages to build the org chart',
    'Define gestores para montar el organigrama',
  ],
  noneLead: [
    'Diga a quem cada pessoa responde. O desenho se monta daí.',
    'Say whom each person answers to. The drawing builds from there.',
    'Di a quién responde cada persona. El dibujo se monta desde ahí.',
  ],
  noneForManager: ['Sem equipe vinculada', 'No team yet', 'Sin equipo vinculado'],
  noneForManagerLead: [
    'Peça ao RH acesso às pessoas de que você cuida.',
    'Ask HR for access to the people you look after.',
    'Pide a RR. HH. acceso a las personas de las que cuidas.',
  ],
  dragHint: [
    'Arraste uma pessoa sobre outra, ou use Mudar gestão.',
    'Drag a person onto another, or use Change manager.',
    'Arrastra una persona sobre otra, o usa Cambiar gestión.',
  ],
});
