/** A product on one page: what it is, what it costs, how it is found. The same for a new one and for one that there is. */
import { useQuery } from '@tanstack/react-query';
import { Create, Edit, Form, Loading, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { blankProduct, type ProductSetup, type StaffProduct } from '#shop/catalog/contract.ts';
import { callAdmin } from '../api/call-admin.ts';
import { ConfirmingSaveBar } from '../components/confirming-save-bar.tsx';
import { MainAndSide } from '../components/record-page.tsx';
import { RelatedCard, VideosCard } from './beside-cards.tsx';
import { doubtsAbout } from './doubts.ts';
import { OptionsCard } from './options-card.tsx';
import { withKeysOfNames } from './keys-of-names.ts';
import { PicturesCard } from './pictures-card.tsx';
import { FieldsCard } from './fields-card.tsx';
import { ArchivedNotice, ProductActions } from './product-actions.tsx';
import { DisplayCard, ListsCard, VisibilityCard } from './side-cards.tsx';
import { emptyVariant } from './variants-of.ts';
import { VariantsCard } from './variants-card.tsx';
import { SearchCard, SpecificationsCard, TextsCard } from './texts-card.tsx';
import { editFailure, ReadFailed } from '../components/failures/read-failed.tsx';

const useSetup = () => useQuery({ queryKey: ['product-setup'], queryFn: async () => (await callAdmin<ProductSetup>('/product-setup')).data });

/** What is sent of the form. */
const written = (values: Partial<RaRecord>, { previousData }: { previousData?: Partial<RaRecord> | undefined } = {}) =>
  withKeysOfNames(values as Partial<StaffProduct>, previousData as StaffProduct | undefined);

/** In place of the form while what it offers is read, or cannot be. */
function NoSetup({ setup: { error, refetch } }: { setup: ReturnType<typeof useSetup> }) {
  return error ? <ReadFailed error={error} onRetry={() => void refetch()} /> : <Loading />;
}

/** Saves; a struck-through price below the price and stock below zero are asked about. */
function Save() {
  const translate = useTranslate();
  const before = useRecordContext<StaffProduct>();
  return (
    <ConfirmingSaveBar<StaffProduct>
      doubtsOf={(values) => doubtsAbout(values, before).map(({ what, name }) => translate(`backoffice_doubt_${what}`, { name }))}
    />
  );
}

function ProductFields({ setup, isNew }: { setup: ProductSetup; isNew: boolean }) {
  return (
    <>
      <MainAndSide
        main={
          <>
            <TextsCard />
            <PicturesCard />
            <OptionsCard />
            <VariantsCard setup={setup} isNew={isNew} />
            <SpecificationsCard />
            <FieldsCard fields={setup.fields} />
            <VideosCard />
            <RelatedCard />
            <SearchCard />
          </>
        }
        side={
          <>
            <VisibilityCard />
            <ListsCard />
            <DisplayCard setup={setup} />
          </>
        }
      />
      <Save />
    </>
  );
}

/** A new product; once it is saved, its own page. */
export function ProductCreate() {
  const query = useSetup();
  const { data: setup } = query;
  if (!setup) return <NoSetup setup={query} />;
  const values = {
    texts: { en: { title: '' } },
    ...blankProduct(),
    published: true,
    relatedItems: [],
    variants: [emptyVariant(setup.currency)],
  };
  return (
    <Create redirect="edit" component="div" transform={written}>
      <Form defaultValues={values} warnWhenUnsavedChanges>
        <ProductFields setup={setup} isNew />
      </Form>
    </Create>
  );
}

/** A product that there is. */
export function ProductEdit() {
  const query = useSetup();
  const { data: setup } = query;
  return (
    <Edit mutationMode="pessimistic" redirect={false} {...editFailure} transform={written} actions={<ProductActions />} component="div">
      <ArchivedNotice />
      {setup ? (
        <Form warnWhenUnsavedChanges>
          <ProductFields setup={setup} isNew={false} />
        </Form>
      ) : (
        <NoSetup setup={query} />
      )}
    </Edit>
  );
}
