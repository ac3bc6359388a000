/** The text of an article, with TipTap. A file of its own, loaded with the editor. */
import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState, type RefObject } from 'react';
import * as m from '#messages';
import { FieldError } from '#ui/forms/field.tsx';
import { LinkPanel, NewPicturePanel, PicturePanel } from './panels.tsx';
import { sendPicture } from './send-picture.ts';
import { Toolbar, toolIcons, type Tool } from './toolbar.tsx';

const looks = 'rich-text min-h-72 max-w-none break-words p-4 outline-none';

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

export default function RichText({ id, first, error, disabled, onChange }: RichTextProps) {
  const [panel, setPanel] = useState<Panel>(null);
  const insert = useRef<Insert>(() => false);
  const editor = useWriting({ id, first, disabled, onChange }, insert);
  const sending = usePictures(editor, setPanel, insert);
  const open = (which: 'link' | 'picture') => {
    sending.forget();
    setPanel(panel === which ? null : which);
  };
  const close = () => {
    setPanel(null);
    // At once: TipTap's command focuses again a frame later, and would take the focus back from who went on with the Tab key.
    editor.view.focus();
  };
  const tools = useTools(editor, { panel, open });
  return (
    <div>
      <div className="rounded-box border border-field focus-within:border-base-content">
        {!disabled && <Toolbar id={`${id}-tools`} controls={id} tools={tools} />}
        {!disabled && panel === 'link' && (
          <LinkPanel key={linkAt(editor)} address={linkAt(editor)} onSet={(address) => setLink(editor, address, close)} onClose={close} />
        )}
        {!disabled && panel === 'picture' && <PicturePanels editor={editor} sending={sending} onClose={close} />}
        <EditorContent editor={editor} />
      </div>
      {sending.busy && (
        <p aria-live="polite" className="mt-1.5 text-sm text-desc">
          {m.articles_uploading()}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

type Panel = 'link' | 'picture' | null;

/** What is done with files that are pasted or dropped; answers whether a picture was among them. */
type Insert = (files: readonly File[]) => boolean;

function useWriting({ id, first, disabled, onChange }: Omit<RichTextProps, 'error'>, insert: RefObject<Insert>): Editor {
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
  return editor;
}

/** Uploads pictures and inserts them; errors appear in the panel. */
function usePictures(editor: Editor, setPanel: (panel: Panel) => void, insertRef: RefObject<Insert>) {
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
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
    // Typing continues below it instead of replacing it.
    editor.chain().focus().setImage({ src: sent.url, alt }).createParagraphNear().run();
  };
  useEffect(() => {
    insertRef.current = (files) => {
      const picture = files.find((file) => file.type.startsWith('image/'));
      if (picture) void send(picture, '');
      return picture !== undefined;
    };
  });
  return { problem, busy, send, forget: () => setProblem(null) };
}

/** For the picture that is chosen in the text, else for a new one. */
function PicturePanels({ editor, sending, onClose }: { editor: Editor; sending: ReturnType<typeof usePictures>; onClose: () => void }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: it }) => (it.isActive('image') ? ((it.getAttributes('image')['alt'] ?? '') as string) : null),
  });
  if (alt === null)
    return <NewPicturePanel busy={sending.busy} problem={sending.problem} onChoose={(file, altText) => void sending.send(file, altText)} onClose={onClose} />;
  const remove = () => {
    editor.chain().deleteSelection().run();
    onClose();
  };
  return <PicturePanel alt={alt} onAlt={(text) => editor.commands.updateAttributes('image', { alt: text })} onRemove={remove} onClose={onClose} />;
}

const linkAt = (editor: Editor): string => (editor.getAttributes('link')['href'] ?? '') as string;

function setLink(editor: Editor, address: string | null, done: () => void): void {
  const chain = editor.chain().extendMarkRange('link');
  if (address === null) chain.unsetLink().run();
  else if (editor.state.selection.empty && linkAt(editor) === '')
    chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
  else chain.setLink({ href: address }).run();
  done();
}

type Panels = { panel: Panel; open(which: 'link' | 'picture'): void };

function useTools(editor: Editor, { panel, open }: Panels): Tool[] {
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
  const chain = () => editor.chain().focus();
  return [
    { id: 'bold', label: m.articles_tool_bold(), icon: toolIcons.bold, pressed: on.bold, run: () => chain().toggleBold().run() },
    { id: 'italic', label: m.articles_tool_italic(), icon: toolIcons.italic, pressed: on.italic, run: () => chain().toggleItalic().run() },
    {
      id: 'heading',
      label: m.articles_tool_heading(),
      icon: toolIcons.heading,
      pressed: on.heading,
      run: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      id: 'subheading',
      label: m.articles_tool_subheading(),
      icon: toolIcons.subheading,
      pressed: on.subheading,
      run: () => chain().toggleHeading({ level: 3 }).run(),
    },
    { id: 'bullets', label: m.articles_tool_bullets(), icon: toolIcons.bullets, pressed: on.bullets, run: () => chain().toggleBulletList().run() },
    { id: 'numbers', label: m.articles_tool_numbers(), icon: toolIcons.numbers, pressed: on.numbers, run: () => chain().toggleOrderedList().run() },
    { id: 'quote', label: m.articles_tool_quote(), icon: toolIcons.quote, pressed: on.quote, run: () => chain().toggleBlockquote().run() },
    { id: 'link', label: m.articles_tool_link(), icon: toolIcons.link, pressed: panel === 'link', opens: true, run: () => open('link') },
    {
      id: 'picture',
      label: m.articles_tool_picture(),
      icon: toolIcons.picture,
      pressed: panel === 'picture',
      opens: true,
      run: () => open('picture'),
    },
    { id: 'undo', label: m.articles_tool_undo(), icon: toolIcons.undo, disabled: !on.undo, run: () => chain().undo().run() },
    { id: 'redo', label: m.articles_tool_redo(), icon: toolIcons.redo, disabled: !on.redo, run: () => chain().redo().run() },
  ];
}
