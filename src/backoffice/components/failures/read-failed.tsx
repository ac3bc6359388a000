/** Shown in place of what could not be read: why, and a way on. */
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Loading, useEditContext, useListContext, useResourceContext, useShowContext, useTranslate, type HttpError } from 'react-admin';
import { Link } from 'react-router';

type ReadFailedProps = {
  error: Error;
  /** Reads it again. */
  onRetry(): void;
  /** The list to go back to, below `/backoffice`: for a record that is gone, since retrying does not help. */
  list?: string | undefined;
};

/** It stays until the reading succeeds, unlike a notice. */
export function ReadFailed({ error, onRetry, list }: ReadFailedProps) {
  const translate = useTranslate();
  const isGone = (error as HttpError).status === 404 && list !== undefined;
  const way = isGone ? (
    <Button component={Link} to={list} color="inherit" size="small">
      {translate('backoffice_back_to_list')}
    </Button>
  ) : (
    // No button to the browser, which would turn it off within a form that is only read.
    <Button component="span" color="inherit" size="small" onClick={onRetry}>
      {translate('backoffice_try_again')}
    </Button>
  );
  return (
    <Alert severity="error" action={way} sx={{ my: 2, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}>
      {isGone ? translate('ra.notification.item_doesnt_exist') : translate(error.message, { _: error.message })}
    </Alert>
  );
}

/** Of a list. */
function ListFailed() {
  const { error, refetch } = useListContext();
  return error ? <ReadFailed error={error as Error} onRetry={() => void refetch()} /> : null;
}

/** Groups of the settings have no list. */
const useListPath = () => {
  const resource = useResourceContext();
  return resource === undefined || resource === 'settings' ? undefined : `/${resource}`;
};

function EditFailed() {
  const { error, refetch } = useEditContext();
  const list = useListPath();
  return error ? <ReadFailed error={error as Error} onRetry={() => void refetch()} list={list} /> : null;
}

function ShowFailed() {
  const { error, refetch } = useShowContext();
  const list = useListPath();
  return error ? <ReadFailed error={error as Error} onRetry={() => void refetch()} list={list} /> : null;
}

// react-admin says of whatever went wrong that the record does not exist, and leaves its page. `onError` in the place of that.
const queryOptions = { onError: () => undefined };

// Without it the page is blank until the record has come, however long that takes.
const loading = <Loading />;

/** Props of `Edit` and `EditBase`: where the record cannot be read, its page says why; a wait is shown. */
export const editFailure = { error: <EditFailed />, loading, queryOptions };
/** The same of `Show`. */
export const showFailure = { error: <ShowFailed />, loading, queryOptions };
/** Of `List`, whose own query options come with it. */
export const listFailure = { error: <ListFailed />, onError: queryOptions.onError };
