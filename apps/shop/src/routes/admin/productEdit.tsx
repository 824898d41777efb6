import { AdminProductFormScreen } from '@abs/ui/screens/AdminProductFormScreen';
import { useNavigate, useParams } from 'react-router-dom';
import { useProductForm } from '../../admin/useProductForm.ts';
import { PageMeta } from '../../app/PageMeta.tsx';

function EditProduct({ productId }: { productId: string }) {
  const navigate = useNavigate();
  const form = useProductForm({
    mode: 'edit',
    productId,
    saved: null,
    onSaved: () => navigate(`/admin/products/${productId}`, { replace: true }),
    onAddAnother: () => navigate('/admin/addItem'),
  });
  return (
    <>
      <PageMeta title={form.productName ? `Edit ${form.productName}` : 'Edit product'} />
      <AdminProductFormScreen {...form} />
    </>
  );
}

export function AdminProductEditRoute() {
  const { id = '' } = useParams();
  return <EditProduct key={id} productId={id} />;
}
