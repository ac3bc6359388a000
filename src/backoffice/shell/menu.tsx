/** The menu: eight groups, and the screens of the one that is open. Entries are links, so that they open in a new tab too. */
import AppsIcon from '@mui/icons-material/ExtensionOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ContentIcon from '@mui/icons-material/ArticleOutlined';
import CustomersIcon from '@mui/icons-material/PeopleOutlined';
import OrdersIcon from '@mui/icons-material/ReceiptLongOutlined';
import ProductsIcon from '@mui/icons-material/LocalMallOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import ShopIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { ScreenGroup } from '#kit/pure/screen-groups.ts';
import { pathOfAppPage, useAppPages } from '../apps/app-pages.ts';
import { pathOfScreen, type Screen } from '../screen.ts';
import { groupsOf, isWithin, useNameOfScreen, useVisibleScreens } from './visible-screens.ts';
import { useWaitingCounts } from './waiting-counts.ts';

const icons: Record<ScreenGroup, ComponentType> = {
  home: HomeIcon,
  orders: OrdersIcon,
  products: ProductsIcon,
  customers: CustomersIcon,
  marketing: CampaignIcon,
  content: ContentIcon,
  shop: ShopIcon,
  settings: SettingsIcon,
};

type EntryProps = { to: string; label: string; icon?: ComponentType; count?: number; current: boolean; reloads?: boolean; onChoose(): void };

/** How much waits there; a screen reader hears it in words. */
function Count({ count }: { count: number }) {
  const translate = useTranslate();
  const shown = count > 99 ? '99+' : String(count);
  return <Chip size="small" label={shown} aria-label={translate('backoffice_count_waits', { count: shown })} sx={{ height: 20, fontSize: 12, ml: 1 }} />;
}

function Entry({ to, label, icon: Icon, count = 0, current, reloads = false, onChoose }: EntryProps) {
  return (
    <ListItemButton
      component={Link}
      to={to}
      reloadDocument={reloads}
      onClick={onChoose}
      selected={current}
      aria-current={current ? 'page' : undefined}
      sx={{ borderRadius: 2, minHeight: 36, py: 0.25, ...(Icon ? {} : { pl: 6 }) }}
    >
      {Icon && (
        <ListItemIcon sx={{ minWidth: 32, color: 'inherit', '& svg': { fontSize: 20 } }}>
          <Icon />
        </ListItemIcon>
      )}
      <ListItemText primary={label} slotProps={{ primary: { variant: 'body2', sx: { fontWeight: Icon ? 600 : 400 } } }} />
      {count > 0 && <Count count={count} />}
    </ListItemButton>
  );
}

type GroupProps = { group: ScreenGroup; screens: readonly Screen[]; pathname: string; counts: Record<string, number>; onChoose(): void };

/** One group: its own name leads to the first of its screens; the others show once the group is open. */
function Group({ group, screens, pathname, counts, onChoose }: GroupProps) {
  const translate = useTranslate();
  const nameOf = useNameOfScreen();
  const isOpen = screens.some((screen) => isWithin(pathname, screen));
  const label = translate(`backoffice_group_${group}`);
  const isAlone = screens.length === 1;
  const countOf = (screen: Screen) => counts[pathOfScreen(screen)] ?? 0;
  const sum = screens.reduce((count, screen) => count + countOf(screen), 0);
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Entry
        to={pathOfScreen(screens[0]!)}
        label={label}
        icon={icons[group]}
        count={isOpen && !isAlone ? 0 : sum}
        current={isAlone && isOpen}
        onChoose={onChoose}
      />
      {isOpen && !isAlone && (
        <List disablePadding aria-label={label}>
          {screens.map((screen) => (
            <ListItem key={pathOfScreen(screen)} disablePadding>
              <Entry to={pathOfScreen(screen)} label={nameOf(screen)} count={countOf(screen)} current={isWithin(pathname, screen)} onChoose={onChoose} />
            </ListItem>
          ))}
        </List>
      )}
    </ListItem>
  );
}

/** Pages of apps, each by its name. They are reloaded: the page's policy names the origins of the apps there were when it was sent. */
function AppPages({ pathname }: { pathname: string }) {
  const translate = useTranslate();
  const pages = useAppPages();
  if (pages.length === 0) return null;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, pt: 1, pb: 0.5, '& svg': { fontSize: 20, mr: 1.5 } }}>
        <AppsIcon />
        <Box component="span" id="menu-app-pages" sx={{ typography: 'body2', fontWeight: 600 }}>
          {translate('backoffice_group_apps')}
        </Box>
      </Box>
      <List disablePadding aria-labelledby="menu-app-pages">
        {pages.map(({ id, title }) => (
          <ListItem key={id} disablePadding>
            <Entry to={pathOfAppPage(id)} label={title} current={pathname === pathOfAppPage(id)} reloads onChoose={() => undefined} />
          </ListItem>
        ))}
      </List>
    </ListItem>
  );
}

/** The menu of the screens that the user may see. `onChoose`: an entry was chosen. */
export function ShellMenu({ onChoose }: { onChoose(): void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const groups = groupsOf(useVisibleScreens());
  const counts = useWaitingCounts();
  return (
    <Box component="nav" aria-label={translate('backoffice_menu')} sx={{ p: 1 }}>
      <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
        {groups.map(([group, screens]) => (
          <Group key={group} group={group} screens={screens} pathname={pathname} counts={counts} onChoose={onChoose} />
        ))}
        <AppPages pathname={pathname} />
      </List>
    </Box>
  );
}
