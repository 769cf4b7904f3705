import { alignments, signatureSpots } from '@cracha/contract/features/template/template-tree.ts';
import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { Command } from '@tiptap/pm/state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from '@tiptap/pm/tables';
import { clsx } from 'clsx';
import {
  Bold,
  Hash,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  PenLine,
  Redo2,
  SeparatorHorizontal,
  Split,
  Table2,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '#kernel/base/texts.ts';
import { Button } from '#ui/base/Button.tsx';
import { Menu, MenuItem, MenuLine } from '#ui/staff/Menu.tsx';
import { templateTexts } from '../templates.messages.ts';
import { align, insertBlock, kindAt, setAttribute, setKind, tableOf, toggleList } from './commands.ts';
import { inText, runIn } from './create-editor.ts';
import { editorTexts } from './editor.messages.ts';
import { useOneStop } from './useOneStop.ts';

interface ToolbarProps {
  editor: Editor;
  onCondition: () => void;
  onPicture: (file: File) => void;
}

const alignIcons = {
  esquerda: TextAlignStart,
  centro: TextAlignCenter,
  direita: TextAlignEnd,
  justificado: TextAlignJustify,
} as const;

/** What is done with the text; left and right walk it. */
export function Toolbar({ editor, onCondition, onPicture }: ToolbarProps) {
  const t = useTexts(editorTexts);
  const file = useRef<HTMLInputElement>(null);
  const stop = useOneStop<HTMLDivElement>({ down: false });
  const { state } = editor;
  const kind = kindAt(state);
  const run = (command: Command) => () => {
    runIn(editor, command);
    editor.view.focus();
  };
  const mark = (name: string) => () => editor.chain().focus().toggleMark(name).run();
  return (
    <div
      role="toolbar"
      aria-label={t.tools}
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-px border-b border-line px-2 py-1"
      {...stop}
    >
      <Tool icon={Undo2} label={t.undo} blocked={undoDepth(state) === 0} onClick={run(undo)} />
      <Tool icon={Redo2} label={t.redo} blocked={redoDepth(state) === 0} onClick={run(redo)} />
      <Line />
      <KindMenu editor={editor} kind={kind} />
      <Tool icon={Bold} label={t.bold} on={editor.isActive('bold')} onClick={mark('bold')} />
      <Tool icon={Italic} label={t.italic} on={editor.isActive('italic')} onClick={mark('italic')} />
      <Tool icon={Underline} label={t.underline} on={editor.isActive('underline')} onClick={mark('underline')} />
      <AlignMenu editor={editor} />
      <Tool icon={List} label={t.bullets} on={kind === 'bulleted'} onClick={run(toggleList(false))} />
      <Tool icon={ListOrdered} label={t.numbers} on={kind === 'ordered'} onClick={run(toggleList(true))} />
      <Line />
      <TableMenu editor={editor} />
      <Tool icon={ImagePlus} label={t.picture} onClick={() => file.current?.click()} />
      <input
        ref={file}
        type="file"
        accept=".png,.jpg,.jpeg"
        hidden
        aria-label={t.picture}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) onPicture(chosen);
        }}
      />
      <PageMenu editor={editor} />
      <Line />
      <Button look="ghost" size="sm" className="px-2!" onClick={onCondition}>
        <Split size={16} aria-hidden />
        {t.condition}
      </Button>
      <SpotMenu editor={editor} />
    </div>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  on?: boolean;
  blocked?: boolean;
  onClick?: () => void;
}

function Tool({ icon: Icon, label, on, blocked, ...rest }: ToolProps) {
  return (
    <Button
      look="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
      aria-pressed={on}
      blocked={blocked ?? false}
      className={clsx(on && 'bg-brand-soft text-brand-ink!')}
      // the text keeps its choice while a pointer presses
      onMouseDown={event => event.preventDefault()}
      {...rest}
    >
      <Icon size={17} aria-hidden />
    </Button>
  );
}

const Line = () => <span aria-hidden className="mx-1 h-5 w-px bg-line" />;

function KindMenu({ editor, kind }: { editor: Editor; kind: string }) {
  const t = useTexts(editorTexts);
  const kinds = [
    ['paragraph', undefined, t.plain],
    ['heading1', 1, t.headings[1]],
    ['heading2', 2, t.headings[2]],
    ['heading3', 3, t.headings[3]],
  ] as const;
  const [, , words] = kinds.find(([name]) => name === kind) ?? kinds[0];
  return (
    <Menu
      align="start"
      trigger={
        <Button look="ghost" size="sm" aria-label={t.kindNow(words)} className="px-2!">
          {words}
        </Button>
      }
    >
      {kinds.map(([name, level, label]) => (
        <MenuItem key={name} current={name === kind} onClick={() => inText(editor, setKind(level))}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}

function AlignMenu({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts);
  return (
    <Menu align="start" trigger={<Tool icon={TextAlignStart} label={t.align} />}>
      {alignments.map(one => (
        <MenuItem key={one} icon={alignIcons[one]} onClick={() => inText(editor, align(one))}>
          {t.alignments[one]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function TableMenu({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts);
  const { state } = editor;
  const inside = isInTable(state);
  const { $from } = state.selection;
  const toggleHead = () => inText(editor, setAttribute($from.before(2), 'header', !$from.node(2).attrs.header));
  return (
    <Menu align="start" trigger={<Tool icon={Table2} label={t.table} on={inside} />}>
      {inside ? (
        <>
          <MenuItem onClick={() => inText(editor, addRowAfter)}>{t.addRow}</MenuItem>
          <MenuItem onClick={() => inText(editor, addColumnAfter)}>{t.addColumn}</MenuItem>
          <MenuItem onClick={toggleHead}>{$from.node(2).attrs.header ? t.noHead : t.asHead}</MenuItem>
          <MenuLine />
          <MenuItem onClick={() => inText(editor, deleteRow)}>{t.dropRow}</MenuItem>
          <MenuItem onClick={() => inText(editor, deleteColumn)}>{t.dropColumn}</MenuItem>
          <MenuItem bad onClick={() => inText(editor, deleteTable)}>
            {t.dropTable}
          </MenuItem>
        </>
      ) : (
        [2, 3, 4].map(columns => (
          <MenuItem key={columns} onClick={() => inText(editor, insertBlock(tableOf(state.schema, 3, columns)))}>
            {t.tableOf(columns)}
          </MenuItem>
        ))
      )}
    </Menu>
  );
}

function SpotMenu({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts);
  const { signs } = useTexts(templateTexts);
  const under = {
    ...{ trabalhador: '{{trabalhador.nome}}', empresa: '{{empresa.razaoSocial}}' },
    ...{ testemunha: undefined, responsavelLegal: undefined },
  } as const;
  return (
    <Menu
      align="start"
      trigger={
        <Button look="ghost" size="sm" className="px-2!">
          <PenLine size={16} aria-hidden />
          {t.signature}
        </Button>
      }
    >
      {signatureSpots.map(role => (
        <MenuItem
          key={role}
          onClick={() => {
            const { spot, chip } = editor.schema.nodes;
            const made = spot?.create({ role }, under[role] ? chip?.create({ tag: under[role] }) : null);
            if (made) inText(editor, insertBlock(made));
          }}
        >
          {signs[role]}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** What is of whole pages. */
function PageMenu({ editor }: { editor: Editor }) {
  const t = useTexts(editorTexts);
  const { doc, schema } = editor.state;
  const pos = doc.child(0).nodeSize + doc.child(1).nodeSize;
  const on = doc.child(2).attrs.numbered === true;
  const breakPage = () => {
    const made = schema.nodes.pageBreak?.create();
    if (made) inText(editor, insertBlock(made));
  };
  return (
    <Menu align="start" trigger={<Tool icon={SeparatorHorizontal} label={t.pages} />}>
      <MenuItem icon={SeparatorHorizontal} onClick={breakPage}>
        {t.pageBreak}
      </MenuItem>
      <MenuItem icon={Hash} onClick={() => inText(editor, setAttribute(pos, 'numbered', !on))}>
        {on ? t.unnumbered : t.numbered}
      </MenuItem>
    </Menu>
  );
}
