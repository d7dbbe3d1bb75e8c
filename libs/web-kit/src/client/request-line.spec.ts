import { queryString, requestLine } from './request-line.js';

describe('requestLine', () => {
  it('puts fields that are not in the path of a GET into its query', () => {
    expect(requestLine('mall GET /mall4cloud_product/ua/spu/prod_info', { spuId: '7' })).toEqual({
      family: 'mall',
      method: 'GET',
      path: '/mall4cloud_product/ua/spu/prod_info?spuId=7',
    });
  });

  it('fills the path, and sends the rest as the body of a PUT', () => {
    const line = requestLine('mall PUT /p/myOrder/cancel/{orderId}', { orderId: '12', reason: 'передумал' });
    expect(line.path).toBe('/p/myOrder/cancel/12');
    expect(line.body).toEqual({ reason: 'передумал' });
  });

  it('sends a bare array where the binding asks for one', () => {
    const line = requestLine('mall DELETE /a/shop_cart/delete_item ids', { ids: ['1', '2'] });
    expect(line).toMatchObject({ method: 'DELETE', body: ['1', '2'] });
  });

  it('deletes by query', () => {
    expect(requestLine('mall DELETE /user_addr', { addrId: '5' }).path).toBe('/user_addr?addrId=5');
  });
});

describe('queryString', () => {
  it('repeats the key of an array and leaves out missing values', () => {
    expect(queryString({ fuel: ['ev', 'phev'], keyword: '', brandId: undefined, sort: 1 })).toBe(
      '?fuel=ev&fuel=phev&sort=1',
    );
  });
});
