/** What was searched for: how often, and what it found; a search that finds nothing becomes a synonym with one click. */
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FunctionField, SelectInput, SimpleList, TextField as Text, useTranslate } from 'react-admin';
import { FormDialog, textOf } from '../components/form-dialog.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { SideBySide } from '../components/row-label.tsx';
import { useRight } from '../components/use-right.ts';
import { addSynonym } from './synonyms.ts';
import { useCount, useDay } from '../components/money.tsx';

type Search = { id: string; query: string; searches: number; found: number; lastDay: string };

function Found({ search: { found } }: { search: Search }) {
  const translate = useTranslate();
  const count = useCount();
  return found === 0 ? <Chip size="small" color="warning" variant="outlined" label={translate('backoffice_searches_nothing')} /> : count(found);
}

function SynonymButton({ search }: { search: Search }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!useRight('write:settings') || search.found > 0) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('backoffice_searches_make_synonym')}
      </Button>
      {isOpen && (
        <FormDialog
          title={translate('backoffice_searches_make_synonym')}
          submit={translate('ra.action.save')}
          done="backoffice_synonyms_saved"
          onClose={() => setOpen(false)}
          onSend={(fields) => addSynonym(search.query, textOf(fields, 'word'))}
        >
          <Typography>{translate('backoffice_searches_synonym_of', { query: search.query })}</Typography>
          <TextField
            name="word"
            required
            label={translate('backoffice_synonyms_word')}
            helperText={translate('backoffice_synonyms_word_hint')}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </FormDialog>
      )}
    </>
  );
}

/** The list, those made most first. */
export function SearchList() {
  const translate = useTranslate();
  const count = useCount();
  const day = useDay();
  const choices = [{ id: 'nothing', name: translate('backoffice_searches_nothing') }];
  return (
    <RecordList
      filters={[searchFilter, <SelectInput key="found" source="found" label={translate('backoffice_searches_found')} choices={choices} alwaysOn />]}
      sort={{ field: 'searches', order: 'DESC' }}
      actions={false}
      empty={
        <Typography color="text.secondary" sx={{ py: 8, textAlign: 'center' }}>
          {translate('backoffice_searches_none')}
        </Typography>
      }
      narrow={
        <SimpleList<Search>
          primaryText={({ query }) => query}
          secondaryText={(search) => (
            <SideBySide>
              {translate('backoffice_searches_times', { smart_count: search.searches })}
              <Found search={search} />
              <SynonymButton search={search} />
            </SideBySide>
          )}
          rowClick={false}
        />
      }
    >
      <RecordTable rowClick={false} bulkActionButtons={false}>
        <Text source="query" label={translate('backoffice_searches_query')} sortable={false} />
        <FunctionField<Search> source="searches" textAlign="right" label={translate('backoffice_searches_count')} render={({ searches }) => count(searches)} />
        <FunctionField<Search> label={translate('backoffice_searches_found')} sortable={false} render={(search) => <Found search={search} />} />
        <FunctionField<Search> source="lastDay" label={translate('backoffice_searches_last')} render={({ lastDay }) => day(lastDay)} />
        <FunctionField<Search> label={translate('backoffice_column_actions')} sortable={false} render={(search) => <SynonymButton search={search} />} />
      </RecordTable>
    </RecordList>
  );
}
