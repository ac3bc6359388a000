/** Fields of two states of a record side by side, what differs in texts marked. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import { useCount, useMoment } from '../money.tsx';
import { compareTexts, type Difference, type TextPart } from './compare.ts';
import { useFieldName } from './field-names.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

/** HTML as it reads: a line to a paragraph. */
function plainOf(text: string): string {
  if (!/<[a-z/]/i.test(text)) return text;
  const parsed = new DOMParser().parseFromString(text.replaceAll(/<(?:\/p|\/h\d|\/li|br\s*\/?)>/gi, '$&\n'), 'text/html');
  for (const image of parsed.querySelectorAll('img')) image.replaceWith(`▧ ${image.alt}`);
  return parsed.body.textContent.trim();
}

/** The names of a list's entries, one to a line, those below them set in; null where one has none. */
function namesOf(list: readonly unknown[], locale: string, indent = ''): string | null {
  const lines = list.map((one) => {
    const { texts, children, ...entry } = (one ?? {}) as Readonly<Record<string, unknown>>;
    const name = textIn((texts ?? {}) as never, 'title', locale) || [entry['title'], entry['name'], entry['sku'], entry['target'], entry['url']].find(Boolean);
    if (typeof name !== 'string') return null;
    const below = Array.isArray(children) && children.length > 0 ? namesOf(children, locale, `${indent}– `) : undefined;
    return below === null ? null : [indent + name, ...(below === undefined ? [] : [below])].join('\n');
  });
  return lines.includes(null) ? null : lines.join('\n');
}

/** What sections say in each language, one to a line; one without text by its kind. Null of other lists. */
function sectionsOf(list: readonly unknown[]): string | null {
  const lines = list.map((one) => {
    const { section = '', settings } = (one ?? {}) as { section?: string; settings?: { texts?: Readonly<Record<string, Readonly<Record<string, string>>>> } };
    const texts = Object.values(settings?.texts ?? {}).flatMap((words) => Object.values(words).map(plainOf));
    return texts.filter(Boolean).join(' · ') || section;
  });
  return lines.includes('') ? null : lines.join('\n');
}

/** What a field says, in words. */
function useWords(): (value: unknown) => string {
  const translate = useTranslate();
  const locale = useLocale();
  const momentOf = useMoment();
  const count = useCount();
  return function wordsOf(value: unknown): string {
    if (value === undefined || value === null || value === '') return translate('backoffice_compare_nothing');
    if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
    if (typeof value === 'number') return count(value);
    if (typeof value === 'string') return moment.test(value) ? momentOf(value) : plainOf(value);
    if (Array.isArray(value) && value.every((one) => typeof one === 'string' && !/^[\da-f-]{36}$/.test(one))) return value.join(', ');
    const names = Array.isArray(value) ? (namesOf(value, locale) ?? sectionsOf(value)) : null;
    if (names) return names;
    return translate('backoffice_compare_entries', { smart_count: Array.isArray(value) ? value.length : Object.keys(value as object).length });
  };
}

function Words({ parts, side }: { parts: readonly TextPart[]; side: 'left' | 'right' }) {
  return parts
    .filter((part) => part.side === 'both' || part.side === side)
    .map((part, index) =>
      part.side === 'both' ? (
        <span key={index}>{part.text}</span>
      ) : (
        <Box
          key={index}
          component={side === 'left' ? 'del' : 'ins'}
          sx={{ bgcolor: 'action.selected', borderRadius: 0.5, textDecoration: side === 'left' ? 'line-through' : 'underline', textDecorationThickness: 1 }}
        >
          {part.text}
        </Box>
      ),
    );
}

type ComparisonProps = {
  fields: readonly Difference[];
  /** What either side is. */
  titles: { left: string; right: string };
  /** Names of fields that the record itself has, by path without language. */
  names?: Readonly<Record<string, string>>;
  /** What stands below a field, such as a choice between its sides. */
  below?(path: string, name: string): ReactNode;
};

/** One field after the other, its two sides beside each other where there is room. */
export function Comparison({ fields, titles, names = {}, below }: ComparisonProps) {
  const nameOf = useFieldName();
  const wordsOf = useWords();
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
      {fields.map(({ path, left, right }) => {
        const parts = compareTexts(wordsOf(left), wordsOf(right));
        const name = nameOf(path, names);
        return (
          <Box key={path} sx={{ borderBottom: 1, borderColor: 'divider', pb: 2 }}>
            <Typography component="dt" variant="subtitle2">
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              {(['left', 'right'] as const).map((side) => (
                <Box key={side} sx={{ minWidth: 0 }}>
                  <Typography variant="caption" color="text.secondary" component="p">
                    {titles[side]}
                  </Typography>
                  <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 320, overflowY: 'auto' }}>
                    <Words parts={parts} side={side} />
                  </Typography>
                </Box>
              ))}
              {below && <Box sx={{ gridColumn: '1 / -1' }}>{below(path, name)}</Box>}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
