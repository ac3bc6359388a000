/** The words of an article, with TipTap. In a file of its own, which only comes when somebody writes. */
import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import * as m from '#messages';
import type { Locale } from '#kit/pure/languages.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { usePageView } from '#ui/page-view.tsx';
import { LinkPanel, NewPicturePanel, PicturePanel } from './panels.tsx';
import { sendPicture } from './send-picture.ts';
import { Toolbar, toolIcons, type Tool } from './toolbar.tsx';

const looks = [
  'rich-text min-h-72 max-w-none break-words p-4 outline-none lg:min-h-96',
  '[&_.is-editor-empty]:before:pointer-events-none [&_.is-editor-empty]:before:float-left [&_.is-editor-empty]:before:h-0',
  '[&_.is-editor-empty]:before:text-desc [&_.is-editor-empty]:before:content-[attr(data-placeholder)]',
  '[&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-offset-2 [&_.ProseMirror-selectednode]:outline-primary',
].join(' ');

const extensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'], HTMLAttributes: { rel: null, target: null } },
  }),
  Image,
  Placeholder.configure({ placeholder }),
];

/** What a text field is given, in HTML. `first` is only read when it is mounted; give another `key` for another text. */
export type RichTextProps = { id: string; first: string; error?: string | undefined; disabled: boolean; onChange(html: string): void };

/** See above. */
export default function RichText({ id, first, error, disabled, onChange }: RichTextProps) {
  const { locale } = usePageView();
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const insert = useRef<(files: readonly File[]) => boolean>(() => false);
  const editor = useEditor({
    extensions: extensions(m.articles_placeholder()),
    content: first,
    editable: !disabled,
    // The content security policy takes no style elements; the looks are classes.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-hint ${id}-error`,
        class: looks,
      },
      handleDOMEvents: {
        // Tab goes on to the next field, in lists too; the arrow keys and Alt+F10 are for the rest.
        keydown: (_view, event) => {
          if (event.key === 'F10' && event.altKey) document.querySelector<HTMLElement>(`#${id}-tools [tabindex="0"]`)?.focus();
          return event.key === 'Tab' || (event.key === 'F10' && event.altKey);
        },
      },
      handlePaste: (_view, event) => insert.current([...(event.clipboardData?.files ?? [])]),
      handleDrop: (_view, event, _slice, moved) => !moved && insert.current([...(event.dataTransfer?.files ?? [])]),
    },
  });
  useEffect(() => {
    editor.setEditable(!disabled, false);
  }, [editor, disabled]);

  const send = async (file: File, alt: string) => {
    setBusy(true);
    setProblem(null);
    const sent = await sendPicture(file);
    setBusy(false);
    if ('problem' in sent) {
      setProblem(sent.problem);
      setPanel('picture');
      return;
    }
    setPanel(null);
    // What is typed next stands below it, not in its place.
    editor.chain().focus().setImage({ src: sent.url, alt }).createParagraphNear().run();
  };
  useEffect(() => {
    insert.current = (files) => {
      const picture = files.find((file) => file.type.startsWith('image/'));
      if (picture) void send(picture, '');
      return picture !== undefined;
    };
  });

  const open = (which: 'link' | 'picture') => {
    setProblem(null);
    setPanel(panel === which ? null : which);
  };
  const close = () => {
    setPanel(null);
    editor.commands.focus();
  };
  const tools = useTools(editor, { locale, panel, open });
  const picture = useEditorState({
    editor,
    selector: ({ editor: it }) => (it.isActive('image') ? ((it.getAttributes('image')['alt'] ?? '') as string) : null),
  });
  const remove = () => {
    editor.chain().deleteSelection().run();
    close();
  };
  const setAlt = (alt: string) => editor.commands.updateAttributes('image', { alt });
  return (
    <div>
      <div className="rounded-box border border-field focus-within:border-base-content">
        {!disabled && <Toolbar id={`${id}-tools`} controls={id} tools={tools} />}
        {!disabled && panel === 'link' && (
          <LinkPanel key={linkAt(editor)} address={linkAt(editor)} onSet={(address) => setLink(editor, address, close)} onClose={close} />
        )}
        {!disabled &&
          panel === 'picture' &&
          (picture === null ? (
            <NewPicturePanel busy={busy} problem={problem} onChoose={(file, alt) => void send(file, alt)} onClose={close} />
          ) : (
            <PicturePanel alt={picture} onAlt={setAlt} onRemove={() => remove()} onClose={close} />
          ))}
        <EditorContent editor={editor} />
      </div>
      {busy && (
        <p aria-live="polite" className="mt-1.5 text-sm text-desc">
          {m.articles_uploading()}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

const linkAt = (editor: Editor): string => (editor.getAttributes('link')['href'] ?? '') as string;

function setLink(editor: Editor, address: string | null, done: () => void): void {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === null) chain.unsetLink().run();
  else if (editor.state.selection.empty && linkAt(editor) === '')
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
  else chain.setLink({ href: address }).run();
  done();
}

type Panels = { locale: Locale; panel: 'link' | 'picture' | null; open(which: 'link' | 'picture'): void };

function useTools(editor: Editor, { locale, panel, open }: Panels): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      heading: it.isActive('heading', { level: 2 }),
      subheading: it.isActive('heading', { level: 3 }),
      bullets: it.isActive('bulletList'),
      numbers: it.isActive('orderedList'),
      quote: it.isActive('blockquote'),
      undo: it.can().undo(),
      redo: it.can().redo(),
    }),
  });
  const options = { locale };
  const chain = () => editor.chain().focus();
  return [
    { id: 'bold', label: m.articles_tool_bold({}, options), icon: toolIcons.bold, pressed: on.bold, run: () => chain().toggleBold().run() },
    { id: 'italic', label: m.articles_tool_italic({}, options), icon: toolIcons.italic, pressed: on.italic, run: () => chain().toggleItalic().run() },
    {
      id: 'heading',
      label: m.articles_tool_heading({}, options),
      icon: toolIcons.heading,
      pressed: on.heading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'subheading',
      label: m.articles_tool_subheading({}, options),
      icon: toolIcons.subheading,
      pressed: on.subheading,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { id: 'bullets', label: m.articles_tool_bullets({}, options), icon: toolIcons.bullets, pressed: on.bullets, run: () => chain().toggleBulletList().run() },
    { id: 'numbers', label: m.articles_tool_numbers({}, options), icon: toolIcons.numbers, pressed: on.numbers, run: () => chain().toggleOrderedList().run() },
    { id: 'quote', label: m.articles_tool_quote({}, options), icon: toolIcons.quote, pressed: on.quote, run: () => chain().toggleBlockquote().run() },
    { id: 'link', label: m.articles_tool_link({}, options), icon: toolIcons.link, pressed: panel === 'link', opens: true, run: () => open('link') },
    {
      id: 'picture',
      label: m.articles_tool_picture({}, options),
      icon: toolIcons.picture,
      pressed: panel === 'picture',
      opens: true,
      run: () => open('picture'),
    },
    { id: 'undo', label: m.articles_tool_undo({}, options), icon: toolIcons.undo, disabled: !on.undo, run: () => chain().undo().run() },
    { id: 'redo', label: m.articles_tool_redo({}, options), icon: toolIcons.redo, disabled: !on.redo, run: () => chain().redo().run() },
  ];
}
