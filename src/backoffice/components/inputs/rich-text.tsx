/** The editor of rich text, with TipTap. A file of its own, loaded on demand. */
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import LinkIcon from '@mui/icons-material/Link';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import HeadingIcon from '@mui/icons-material/Title';
import UndoIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { Image } from '@tiptap/extension-image';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useReadOnly } from '../rights/read-only.tsx';
import { PictureDialog } from './picture-input.tsx';

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto'], HTMLAttributes: { rel: null, target: null } },
  }),
  Image,
];

const looks = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:focus-within': { borderColor: 'text.primary' },
  '& .ProseMirror': { minHeight: 160, maxHeight: 480, overflowY: 'auto', px: 1.75, py: 1, outline: 'none', overflowWrap: 'break-word' },
  '& .ProseMirror > :first-of-type': { mt: 0 },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror blockquote': { borderLeft: 3, borderColor: 'divider', pl: 2, ml: 0 },
};

/** `value` is read again when it is set from outside. */
export default function RichText({ labelId, value, onChange }: { labelId: string; value: string; onChange(html: string): void }) {
  const written = useRef(value);
  const readOnly = useReadOnly();
  const editor = useEditor({
    extensions,
    content: value,
    editable: !readOnly,
    // The content security policy takes no style elements of the editor's own.
    injectCSS: false,
    onUpdate: ({ editor: changed }) => {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-readonly': String(readOnly), 'aria-labelledby': labelId } },
  });
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Box sx={looks}>
      {!readOnly && <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </Box>
  );
}

type Tool = { name: string; icon: ReactNode; run(): void; pressed?: boolean; disabled?: boolean };

function useTools(editor: Editor, open: (panel: 'link' | 'picture') => void): Tool[] {
  const on = useEditorState({
    editor,
    selector: ({ editor: it }) => ({
      bold: it.isActive('bold'),
      italic: it.isActive('italic'),
      heading: it.isActive('heading', { level: 2 }),
      bullets: it.isActive('bulletList'),
      numbers: it.isActive('orderedList'),
      quote: it.isActive('blockquote'),
      link: it.isActive('link'),
      undo: it.can().undo(),
      redo: it.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return [
    { name: 'bold', icon: <BoldIcon fontSize="small" />, pressed: on.bold, run: () => chain().toggleBold().run() },
    { name: 'italic', icon: <ItalicIcon fontSize="small" />, pressed: on.italic, run: () => chain().toggleItalic().run() },
    { name: 'heading', icon: <HeadingIcon fontSize="small" />, pressed: on.heading, run: () => chain().toggleHeading({ level: 2 }).run() },
    { name: 'bullets', icon: <BulletsIcon fontSize="small" />, pressed: on.bullets, run: () => chain().toggleBulletList().run() },
    { name: 'numbers', icon: <NumbersIcon fontSize="small" />, pressed: on.numbers, run: () => chain().toggleOrderedList().run() },
    { name: 'quote', icon: <QuoteIcon fontSize="small" />, pressed: on.quote, run: () => chain().toggleBlockquote().run() },
    { name: 'link', icon: <LinkIcon fontSize="small" />, pressed: on.link, run: () => open('link') },
    { name: 'picture', icon: <PictureIcon fontSize="small" />, run: () => open('picture') },
    { name: 'undo', icon: <UndoIcon fontSize="small" />, disabled: !on.undo, run: () => chain().undo().run() },
    { name: 'redo', icon: <RedoIcon fontSize="small" />, disabled: !on.redo, run: () => chain().redo().run() },
  ];
}

function Tools({ editor }: { editor: Editor }) {
  const translate = useTranslate();
  const [panel, setPanel] = useState<'link' | 'picture' | null>(null);
  const tools = useTools(editor, (which) => setPanel(panel === which ? null : which));
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider', px: 0.5 }}>
      <Box role="toolbar" aria-label={translate('backoffice_rich_text_tools')} sx={{ display: 'flex', flexWrap: 'wrap' }}>
        {tools.map(({ name, icon, run, pressed, disabled = false }) => (
          <IconButton
            key={name}
            size="small"
            aria-label={translate(`backoffice_rich_text_${name}`)}
            title={translate(`backoffice_rich_text_${name}`)}
            color={pressed ? 'primary' : 'default'}
            disabled={disabled}
            onClick={run}
            {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
          >
            {icon}
          </IconButton>
        ))}
      </Box>
      {panel === 'link' && <LinkPanel editor={editor} onDone={() => setPanel(null)} />}
      {panel === 'picture' && (
        <PictureDialog
          onClose={() => setPanel(null)}
          onChoose={(id) => {
            setPanel(null);
            editor
              .chain()
              .focus()
              .setImage({ src: `/media/${id}/1200.jpg` })
              .createParagraphNear()
              .run();
          }}
        />
      )}
    </Box>
  );
}

function LinkPanel({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const translate = useTranslate();
  const [address, setAddress] = useState(() => (editor.getAttributes('link')['href'] ?? '') as string);
  const set = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else if (editor.state.selection.empty) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    onDone();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', px: 1, pb: 1 }}>
      <TextField
        label={translate('backoffice_rich_text_address')}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
        margin="none"
      />
      <Button onClick={set}>{translate('ra.action.confirm')}</Button>
    </Box>
  );
}
