import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState, type ClipboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sizeGuideLimits } from '#shop/catalog/contract.ts';
import { LanguageButtons } from '../components/language-tabs.tsx';
import { Panel } from '../components/panel.tsx';
import { pastedCells } from '../components/inputs/pasted-cells.ts';
import { addColumn, addRow, cellIn, filled, removeColumn, withTitle, withWords, type Head, type Table } from './table.ts';

/** The table itself, like a spreadsheet, in one language at a time; what another language leaves empty is that of English. */
export function TableInput() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const [lang, setLang] = useState('en');
  const table: Table = { columns: (useWatch({ name: 'columns' }) ?? []) as Table['columns'], rows: (useWatch({ name: 'rows' }) ?? []) as Table['rows'] };
  const change = ({ columns, rows }: Table) => {
    setValue('columns', columns, { shouldDirty: true });
    setValue('rows', rows, { shouldDirty: true });
  };
  return (
    <Panel title={translate('backoffice_size_guide_table')}>
      <LanguageButtons lang={lang} onChange={setLang} />
      <Grid table={table} lang={lang} onChange={change} />
      <Faults />
      <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
        <Button size="small" startIcon={<AddIcon />} disabled={table.rows.length >= sizeGuideLimits.rows} onClick={() => change(addRow(table))}>
          {translate('backoffice_size_guide_add_row')}
        </Button>
        <Button size="small" startIcon={<AddIcon />} disabled={table.columns.length >= sizeGuideLimits.columns} onClick={() => change(addColumn(table))}>
          {translate('backoffice_size_guide_add_column')}
        </Button>
      </Stack>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1 }}>
        {translate('backoffice_size_guide_hint')}
      </Typography>
    </Panel>
  );
}

/** What the server says of columns and rows. */
function Faults() {
  const { errors } = useFormState();
  const words = Object.entries(errors as Record<string, { message?: unknown } | undefined>).flatMap(([field, fault]) =>
    /^(columns|rows)/.test(field) && typeof fault?.message === 'string' ? [fault.message] : [],
  );
  return words.length === 0 ? null : (
    <Typography color="error" role="alert">
      {words.join(' ')}
    </Typography>
  );
}

type GridProps = { table: Table; lang: string; onChange(table: Table): void };

const cellBox = { border: 1, borderColor: 'divider', p: 0, minWidth: '6.5rem', verticalAlign: 'top' };

function Grid({ table, lang, onChange }: GridProps) {
  const translate = useTranslate();
  const { columns, rows } = table;
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    onChange(filled(table, lang, { row, column, cells }));
  };
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Box component="th" key={index} scope="col" sx={cellBox}>
                <HeadCell
                  head={column}
                  lang={lang}
                  named={translate('backoffice_size_guide_column', { place: index + 1 })}
                  onChange={(head) => onChange({ columns: columns.with(index, head), rows })}
                  onRemove={index > 0 && columns.length > 2 ? () => onChange(removeColumn(table, index)) : null}
                />
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <GridRow
              key={place}
              row={row}
              place={place}
              lang={lang}
              onChange={(changed) => onChange({ columns, rows: rows.with(place, changed) })}
              onRemove={rows.length > 1 ? () => onChange({ columns, rows: rows.toSpliced(place, 1) }) : null}
              onPaste={(event, column) => paste(event, place, column)}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

type Row = Table['rows'][number];
type RowProps = {
  row: Row;
  place: number;
  lang: string;
  onChange(row: Row): void;
  onRemove: (() => void) | null;
  onPaste(event: ClipboardEvent, column: number): void;
};

function GridRow({ row, place, lang, onChange, onRemove, onPaste }: RowProps) {
  const translate = useTranslate();
  return (
    <tr>
      <Box component="th" scope="row" sx={cellBox} onPaste={(event: ClipboardEvent) => onPaste(event, 0)}>
        <HeadCell
          head={row}
          lang={lang}
          named={translate('backoffice_size_guide_row', { place: place + 1 })}
          onChange={(head) => onChange({ ...row, ...head })}
          onRemove={onRemove}
        />
      </Box>
      {row.cells.map((cell, at) => (
        <Box component="td" key={at} sx={cellBox} onPaste={(event: ClipboardEvent) => onPaste(event, at + 1)}>
          <Words
            label={translate('backoffice_size_guide_cell', { row: place + 1, column: at + 2 })}
            value={cellIn(cell, lang)}
            placeholder={cellIn(cell, 'en')}
            onChange={(words) => onChange({ ...row, cells: row.cells.with(at, withWords(cell, lang, words)) })}
          />
        </Box>
      ))}
    </tr>
  );
}

type HeadProps = { head: Head; lang: string; named: string; onChange(head: Head): void; onRemove: (() => void) | null };

/** The name of a column or row with its unit, and the button that removes it. */
function HeadCell({ head, lang, named, onChange, onRemove }: HeadProps) {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', bgcolor: 'action.hover', fontWeight: 600 }}>
      <Words
        label={named}
        value={head.texts[lang]?.title ?? ''}
        placeholder={head.texts['en']?.title ?? ''}
        onChange={(title) => onChange(withTitle(head, lang, title))}
      />
      <Words
        label={`${named}: ${translate('backoffice_size_guide_unit')}`}
        value={head.unit}
        placeholder={translate('backoffice_size_guide_unit')}
        narrow
        onChange={(unit) => onChange({ ...head, unit: unit.slice(0, sizeGuideLimits.unitLength) })}
      />
      {onRemove && (
        <IconButton size="small" aria-label={translate('backoffice_remove_named', { name: named })} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </Stack>
  );
}

type WordsProps = { label: string; value: string; placeholder: string; narrow?: boolean; onChange(words: string): void };

function Words({ label, value, placeholder, narrow = false, onChange }: WordsProps) {
  return (
    <InputBase
      value={value}
      placeholder={placeholder}
      onChange={({ target }) => onChange(target.value.slice(0, sizeGuideLimits.cellLength))}
      inputProps={{ 'aria-label': label }}
      sx={{
        px: 1,
        width: narrow ? '4.5rem' : '100%',
        minWidth: narrow ? '4.5rem' : '6.5rem',
        '&.Mui-focused': { outline: 2, outlineColor: 'primary.main', outlineStyle: 'solid' },
      }}
    />
  );
}
