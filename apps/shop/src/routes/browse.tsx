import { BrowseScreen } from '@abs/ui/screens/BrowseScreen';
import { useNavigate } from 'react-router-dom';
import { PageMeta } from '../app/PageMeta.tsx';
import { usePlaces } from '../pages/places.ts';
import { withParam } from '../pages/searchParams.ts';

/** The page that the buttons of the top bar open without script. */
export function BrowseRoute() {
  const navigate = useNavigate();
  return (
    <>
      <PageMeta title="Browse the shop" />
      <BrowseScreen
        places={usePlaces()}
        onSearch={(text) =>
          navigate({ pathname: '/shop', search: withParam(new URLSearchParams(), 'search', text.trim()).toString() })
        }
      />
    </>
  );
}
