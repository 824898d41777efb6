import { userAnswer } from './accounts.ts';
import { type Call, paged } from './call.ts';
import { createProduct } from './store.ts';

export const adminCalls: Call[] = [
  {
    method: 'POST',
    path: '/create-products',
    auth: 'admin',
    body: {
      name: 'text',
      description: 'text',
      price: 'amount',
      size: 'text',
      color: 'text',
      quantity: 'number',
      salesCoverPicture: 'text',
      subImages: 'list',
    },
    answer: ({ store, body }) => {
      const { salesCoverPicture, subImages, ...fields } = body as Parameters<typeof createProduct>[1];
      createProduct(store, {
        ...fields,
        salesCoverPicture: `/pictures/${salesCoverPicture}`,
        subImages: subImages.map((name) => `/pictures/${name}`),
      });
      return {};
    },
  },
  {
    method: 'GET',
    path: '/overview/stats',
    auth: 'admin',
    answer: ({ store }) => ({
      totalUsers: store.accounts.length,
      userGrowth: 12.5,
      totalProducts: store.products.length,
      totalSales: store.orders.filter(({ status }) => status === 'SUCCESS').length,
      salesGrowth: -3,
    }),
  },
  {
    method: 'GET',
    path: '/admin/users',
    auth: 'admin',
    query: ['page', 'limit'],
    answer: (context) => {
      const { page, shown, total, pages } = paged(context, context.store.accounts, 10);
      return { users: shown.map(userAnswer), totalUsers: total, currentPage: page, totalPages: pages };
    },
  },
  {
    method: 'GET',
    path: '/admin/transactions',
    auth: 'admin',
    answer: ({ store }) => {
      const sales = store.orders.filter(({ status }) => status === 'SUCCESS');
      const transactions = sales.map((order) => {
        const buyer = store.accounts.find(({ userId }) => userId === order.userId);
        return {
          name: `${buyer?.firstName} ${buyer?.lastName}`,
          date: order.createdAt,
          invoiceId: `INV-${order.id}`,
          amount: order.totalPrice,
          status: 'Receive',
        };
      });
      return { transactions };
    },
  },
];
