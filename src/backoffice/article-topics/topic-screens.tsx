import { FunctionField, NumberInput, SimpleList, TextInput, useTranslate, type RaRecord } from 'react-admin';
import type { StaffTopic } from '#shop/content/contract.ts';
import { asText } from '../components/inputs/as-text.ts';
import { TitleInputs, writtenTexts } from '../components/inputs/title-inputs.tsx';
import { FirstOfAll } from '../components/listings/first-of-all.tsx';
import { listingTitle } from '../components/listings/listing-title.ts';
import { CreateForm, EditForm } from '../components/record-form.tsx';
import { RecordList, searchFilter } from '../components/record-list.tsx';
import { RecordTable } from '../components/record-table.tsx';
import { TitleCell } from '../components/row-label.tsx';

type Row = StaffTopic & RaRecord;

/** Categories or tags with how many articles each has. */
export function TopicList() {
  const translate = useTranslate();
  const countOf = ({ articleCount }: Row) => translate('backoffice_content_articles', { smart_count: articleCount });
  return (
    <RecordList
      filters={[searchFilter]}
      sort={{ field: 'position', order: 'ASC' }}
      empty={<FirstOfAll title={translate('backoffice_topics_none')} text={translate('backoffice_topics_none_hint')} />}
      narrow={<SimpleList<Row> primaryText={listingTitle} secondaryText={countOf} rowClick="edit" />}
    >
      <RecordTable rowClick="edit" bulkActionButtons={false}>
        <FunctionField<Row>
          source="slug"
          label={translate('backoffice_title')}
          render={(topic) => <TitleCell title={listingTitle(topic)} below={`/${topic.slug}`} />}
        />
        <FunctionField<Row> label={translate('resources.articles.name', { smart_count: 2 })} sortable={false} render={countOf} />
      </RecordTable>
    </RecordList>
  );
}

const written = ({ texts, slug, position, ...others }: Partial<RaRecord>) => ({
  ...others,
  texts: writtenTexts(texts),
  slug: slug ?? '',
  position: position ?? 0,
});

function Inputs() {
  const translate = useTranslate();
  return (
    <>
      <TitleInputs label="backoffice_title" />
      <TextInput source="slug" label={translate('backoffice_slug')} helperText={translate('backoffice_content_slug_hint')} parse={asText} fullWidth />
      <NumberInput source="position" label={translate('backoffice_compare_position')} min={0} defaultValue={0} fullWidth />
    </>
  );
}

/** A new category or tag. */
export function TopicCreate() {
  return (
    <CreateForm transform={written}>
      <Inputs />
    </CreateForm>
  );
}

/** Changing one. */
export function TopicEdit() {
  return (
    <EditForm transform={written}>
      <Inputs />
    </EditForm>
  );
}
