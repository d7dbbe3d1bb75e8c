import { Specification } from '@mall/testing/specification';
import type { ScopeRepository } from './scope.repository.js';

interface Given {
  /** Repository with three members of staff: 1 sees everybody, 2 the departments 10 and 11, 3 none. */
  readonly repository: ScopeRepository;
}

export const scopeSpecification = new Specification<Given>((arrange) => {
  it('is everybody, or some departments, or none', async () => {
    const { repository } = await arrange();
    expect((await repository.ofStaff('1')).seesAll).toBe(true);
    expect(await repository.ofStaff('2')).toEqual({ seesAll: false, deptIds: ['10', '11'] });
    expect(await repository.ofStaff('3')).toEqual({ seesAll: false, deptIds: [] });
  });
});
