import { AdminProductFormScreen, type SavedProduct } from '@abs/ui/screens/AdminProductFormScreen';
import { useState } from 'react';
import { useProductForm } from '../../admin/useProductForm.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

function AddProduct({ onAddAnother }: { onAddAnother: () => void }) {
  const [saved, setSaved] = useState<SavedProduct | null>(null);
  return <AdminProductFormScreen {...useProductForm({ mode: 'add', saved, onSaved: setSaved, onAddAnother })} />;
}

export function AdminAddItemRoute() {
  const [round, setRound] = useState(0);
  return (
    <>
      <PageMeta title="Add new cloth" />
      <AddProduct key={round} onAddAnother={() => setRound(round + 1)} />
    </>
  );
}
