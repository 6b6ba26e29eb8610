"""The code that numba-cuda makes for a GPU, without one: compiled to PTX, and run on this processor, thread by thread.

What numba-cuda hands to NVIDIA's compiler is LLVM code like any other, up to the numbers of thread and block. With other
names behind these, LLVM makes it machine code of this processor.
"""

import ctypes
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Protocol
from unittest.mock import patch

import llvmlite.binding as llvm
import numpy as np
from numba import typeof, types

from affray.lab.batches.gpu import SUMS, kernel_body, row_kernel, sum_kernel
from tests.gpu_arena import Met, Rows, meetings

CAPABILITY, ARCHITECTURE = (7, 5), "sm_75"
"""The oldest GPUs that all of CUDA 12 and 13 compile for."""
WORDS = ("tid", "ntid", "ctaid", "nctaid")
BLOCK, BLOCKS = 4, 2
Number = ctypes.c_int64 | ctypes.c_uint64 | ctypes.c_void_p


class Library(Protocol):
    """What numba-cuda has made of a kernel."""

    llvm_strs: list[str]
    _entry_name: str

    def get_asm_strs(self, cc: tuple[int, int]) -> list[str]:
        """Its PTX."""


def library(kernel: Callable[..., object], met: Met) -> Library:
    """A kernel for a duel as numba-cuda makes it where there is no device."""
    compiler, dispatcher = import_module("numba.cuda.compiler"), import_module("numba.cuda.dispatcher")

    class Device:
        compute_capability = CAPABILITY

    into = types.Array(types.int64, 2, "C")
    signature = (types.uint64, types.int64, types.int64, *map(typeof, (met.a, met.b, met.limit, met.house)), into)
    body = kernel_body(kernel, met.duel, (met.policy_a, met.policy_b))
    made: Library
    # What a kernel calls is compiled for the device at hand; nothing else is asked of it.
    with patch.object(dispatcher, "get_current_device", Device):
        made, _ = compiler._compile_pyfunc_with_fixup(body, signature, cc=CAPABILITY, device=False, abi="numba")
    return made


def kernels() -> Iterator[tuple[str, str]]:
    """The kernels of each duel with a name, as the first of NVIDIA's compilers leaves them."""
    for name, met in meetings().items():
        for kernel in (row_kernel, sum_kernel):
            yield f"{name}, {kernel.__name__}", "\n".join(library(kernel, met).get_asm_strs(cc=CAPABILITY))


def assembler() -> str:
    """Where the second one is, which comes with the first."""
    found = find_spec("nvidia.cuda_nvcc")
    assert found is not None and found.submodule_search_locations
    return str(Path(next(iter(found.submodule_search_locations))) / "bin" / "ptxas")


# --- on this processor ------------------------------------------------------------------------------------------------
def engine(made: Library) -> llvm.ExecutionEngine:
    """The code of a kernel as machine code of this processor; the numbers of thread and block are its global numbers."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=1)
    numbers = "\n".join(
        f"@{word} = global i32 0\ndefine i32 @read_{word}() {{\n  %x = load i32, ptr @{word}\n  ret i32 %x\n}}"
        for word in WORDS
    )
    whole = llvm.parse_assembly(numbers)
    for part in made.llvm_strs:
        lines = [line for line in part.splitlines() if not line.startswith("target ")]
        text = "\n".join(lines).replace("llvm.nvvm.read.ptx.sreg.", "read_").replace('.x"()', '"()')
        whole.link_in(llvm.parse_assembly(text))
    whole.verify()
    found = llvm.create_mcjit_compiler(whole, machine)
    found.finalize_object()
    return found


def flat(value: object) -> Iterator[Number]:
    """A value as the arguments that a kernel takes for it."""
    if isinstance(value, np.ndarray):
        yield from (ctypes.c_void_p(0), ctypes.c_void_p(0), ctypes.c_int64(value.size), ctypes.c_int64(value.itemsize))
        yield ctypes.c_void_p(value.ctypes.data)
        yield from map(ctypes.c_int64, (*value.shape, *value.strides))
    elif isinstance(value, tuple):
        for part in value:
            yield from flat(part)
    else:
        assert isinstance(value, int)
        yield ctypes.c_uint64(value) if value >= 2**63 else ctypes.c_int64(value)


def start(kernel: Callable[..., object], met: Met, asked: tuple[int, int, int], into: object, blocks: int) -> None:
    """Runs a kernel for seed, first game and games, thread after thread."""
    made = library(kernel, met)
    machine = engine(made)
    values = list(flat((*asked, met.a, met.b, met.limit, met.house, into)))
    call = ctypes.CFUNCTYPE(None, *map(type, values))(machine.get_function_address(made._entry_name))
    words = [ctypes.c_int32.from_address(machine.get_global_value_address(word)) for word in WORDS]
    for block in range(blocks):
        for thread in range(BLOCK):
            for word, number in zip(words, (thread, BLOCK, block, blocks), strict=True):
                word.value = number
            call(*values)


def code_rows(met: Met, first: int, games: int, seed: int) -> Rows:
    """The rows of games."""
    found = np.zeros((games, 4), np.int64)
    start(row_kernel, met, (seed, first, games), found, -(-games // BLOCK))
    rows: Rows = found.tolist()
    return rows


def code_sums(met: Met, games: int, seed: int) -> list[int]:
    """The sums over games from 0 on."""
    found = np.zeros((SUMS, BLOCK * BLOCKS), np.int64)
    start(sum_kernel, met, (seed, 0, games), found, BLOCKS)
    sums: list[int] = found.sum(axis=1).tolist()
    return sums
