import Box from '@mui/material/Box';
import { FunctionField, SimpleList, TextInput, useInput, useLocaleState, useTranslate, type RaRecord } from 'react-admin';
import { textIn } from '#kit/pure/languages.ts';
import type { PickedProduct, SizeGuideItem } from '#shop/catalog/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { SlugsInput } from '../components/inputs/slug-picker.tsx';
import { LanguageTabs } from '../components/language-tabs.tsx';
import { shopLanguages } from '../components/languages.ts';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { ChosenProducts } from '../components/pickers/chosen-products.tsx';
import { Panel } from '../components/panel.tsx';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { newTable } from './table.ts';
import { TableInput } from './table-input.tsx';

type Row = SizeGuideItem & RaRecord;

/** All size guides. */
export function SizeGuideList() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const titleOf = ({ texts }: Row) => textIn(texts as never, 'title', locale);
  const placesOf = ({ categoryCount, productCount }: Row) => translate('backoffice_size_guide_places', { categories: categoryCount, products: productCount });
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'title', order: 'ASC' }}
      empty={<FirstOfAll title={translate('backoffice_size_guides_none')} text={translate('backoffice_size_guides_none_text')} />}
      narrow={<SimpleList<Row> primaryText={titleOf} secondaryText={placesOf} rowClick="edit" />}
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Row> source="title" label={translate('backoffice_title')} render={titleOf} />
        <FunctionField<Row> label={translate('backoffice_size_guide_rows')} sortable={false} render={({ rowCount }) => rowCount} />
        <FunctionField<Row> label={translate('backoffice_size_guide_given_to')} sortable={false} render={placesOf} />
      </RecordTable>
    </RecordList>
  );
}

/** A new one. */
export function SizeGuideCreate() {
  return (
    <CreateForm transform={written} defaultValues={{ texts: {}, ...newTable(), categories: [], items: [] }}>
      <Fields />
    </CreateForm>
  );
}

/** Changing one. */
export function SizeGuideEdit() {
  return (
    <EditForm transform={written}>
      <Fields />
    </EditForm>
  );
}

function Fields() {
  const translate = useTranslate();
  const { field } = useInput({ source: 'items' });
  return (
    <Box sx={{ width: '100%' }}>
      <MainAndSide
        main={
          <>
            <Panel title={translate('backoffice_listings_words')}>
              <LanguageTabs languages={shopLanguages}>
                {(lang) => (
                  <>
                    <TextInput source={`texts.${lang}.title`} label={translate('backoffice_title')} parse={asText} fullWidth helperText={false} />
                    <TextInput
                      source={`texts.${lang}.note`}
                      label={translate('backoffice_size_guide_note')}
                      parse={asText}
                      fullWidth
                      multiline
                      helperText={false}
                    />
                  </>
                )}
              </LanguageTabs>
            </Panel>
            <TableInput />
          </>
        }
        side={
          <>
            <Panel title={translate('backoffice_size_guide_categories')}>
              <SlugsInput source="categories" kind="category" label={translate('backoffice_promotion_categories')} />
            </Panel>
            <Panel title={translate('backoffice_size_guide_products')}>
              <ChosenProducts
                products={(field.value ?? []) as PickedProduct[]}
                onChange={field.onChange}
                empty={translate('backoffice_size_guide_no_products')}
              />
            </Panel>
          </>
        }
      />
    </Box>
  );
}

/** The form's record as the API takes it. */
function written({ items, texts, ...record }: RaRecord | Partial<RaRecord>): Record<string, unknown> {
  const filled = Object.entries((texts ?? {}) as Record<string, { title?: string; note?: string } | null>).filter(([, words]) => words?.title || words?.note);
  return { ...record, texts: Object.fromEntries(filled), products: ((items ?? []) as PickedProduct[]).map(({ slug }) => slug) };
}
