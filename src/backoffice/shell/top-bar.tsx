/** The bar above every screen: its title, the search, language, light and dark, and the user. */
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { LoadingIndicator, LocalesMenuButton, Logout, TitlePortal, ToggleThemeButton, useGetIdentity, UserMenu, useTranslate, useUserMenu } from 'react-admin';
import { Link } from 'react-router';

function UserLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const menu = useUserMenu();
  const isOutside = to === '/';
  return (
    <MenuItem onClick={menu?.onClose} {...(isOutside ? { component: 'a', href: '/', target: '_blank', rel: 'noopener' } : { component: Link, to })}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
}

/** The bar stays one line high, however long the user's name is. */
const oneLine = {
  minWidth: 0,
  '& .RaUserMenu-userButton': { display: 'block', maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .MuiButton-startIcon': { display: 'inline-flex', verticalAlign: 'middle' },
} as const;

/** The button says who is signed in, so that is its name; on a phone it is a sign. */
function StaffMenu() {
  const translate = useTranslate();
  const name = useGetIdentity().identity?.fullName;
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'));
  return (
    <Box sx={oneLine}>
      <UserMenu label={hasRoom && name ? name : 'ra.auth.user_menu'}>
        <UserLink to="/account" label={translate('backoffice_account')} icon={<AccountIcon fontSize="small" />} />
        <UserLink to="/" label={translate('backoffice_see_shop')} icon={<StorefrontIcon fontSize="small" />} />
        <Logout />
      </UserMenu>
    </Box>
  );
}

/** Opens the search over everything; on a phone its sign alone. */
function SearchButton({ onSearch }: { onSearch(): void }) {
  const translate = useTranslate();
  const label = translate('backoffice_find_anything');
  return (
    <>
      <Button
        onClick={onSearch}
        color="inherit"
        variant="outlined"
        startIcon={<SearchIcon />}
        sx={{ display: { xs: 'none', md: 'inline-flex' }, fontWeight: 400, borderColor: 'divider', minWidth: 240, justifyContent: 'flex-start' }}
      >
        {label}
        <Box component="kbd" sx={{ fontFamily: 'inherit', fontSize: 12, opacity: 0.7, ml: 'auto' }}>
          Ctrl K
        </Box>
      </Button>
      <Tooltip title={label}>
        <IconButton onClick={onSearch} color="inherit" aria-label={label} sx={{ display: { md: 'none' } }}>
          <SearchIcon />
        </IconButton>
      </Tooltip>
    </>
  );
}

// The screen's title is the page's heading; the part's own type does not name the property.
const heading = { component: 'h1' } as const;

/** The bar. */
export function TopBar({ onMenu, onSearch }: { onMenu(): void; onSearch(): void }) {
  const translate = useTranslate();
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: 0.5 }}>
        <IconButton onClick={onMenu} color="inherit" edge="start" aria-label={translate('backoffice_menu')} sx={{ display: { md: 'none' } }}>
          <MenuIcon />
        </IconButton>
        {/* A box in the line would be cut off without dots. */}
        <TitlePortal
          {...heading}
          variant="h6"
          sx={{ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', '&& .RaConfigurable-root': { display: 'inline' } }}
        />
        <SearchButton onSearch={onSearch} />
        <Box sx={{ display: { xs: 'none', sm: 'contents' } }}>
          <LoadingIndicator />
        </Box>
        <LocalesMenuButton />
        <ToggleThemeButton />
        <StaffMenu />
      </Toolbar>
    </AppBar>
  );
}
