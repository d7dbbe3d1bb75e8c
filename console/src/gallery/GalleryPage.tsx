import { Box } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { Section } from '../components/Facts.js';
import { GALLERY_WIDGETS } from './widgets.js';
import { WidgetPage } from './WidgetPage.js';

/** Shows every widget of the console with its states, properties and code. */
export default function GalleryPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const chosen = query.get('widget');
  const widget = GALLERY_WIDGETS.find(({ id }) => id === chosen) ?? GALLERY_WIDGETS[0];
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '200px minmax(0, 1fr)' },
      }}
    >
      <Title title="console.gallery.title" />
      <Box component="nav" aria-label={translate('console.gallery.title')} sx={listStyle}>
        <ul>
          {GALLERY_WIDGETS.map(({ id }) => (
            <li key={id}>
              <Link to={`/gallery?widget=${id}`} aria-current={id === widget.id ? 'page' : undefined}>
                {translate(`console.gallery.names.${id}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Box>
      <Section title={translate(`console.gallery.names.${widget.id}`)}>
        <WidgetPage key={widget.id} widget={widget} />
      </Section>
    </Box>
  );
}

const listStyle = {
  '& ul': {
    listStyle: 'none',
    m: 0,
    p: 0,
    display: 'flex',
    flexDirection: { md: 'column' },
    flexWrap: { xs: 'wrap', md: 'nowrap' },
  },
  '& a': {
    display: 'block',
    px: 1.5,
    py: 0.5,
    borderRadius: 1,
    fontSize: '0.875rem',
    color: 'text.primary',
    textDecoration: 'none',
    '&:hover': { backgroundColor: 'action.hover' },
    '&[aria-current]': { fontWeight: 600, backgroundColor: 'action.selected' },
  },
} as const;
