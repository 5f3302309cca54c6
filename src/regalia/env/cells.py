"""Bytes that are written in place. Compiled, they are mypyc's own (``librt``), as fast as in C; without it, a bytearray."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.strings import BytesWriter, read_i32_le, write_i32_le, write_i64_le
    from mypy_extensions import i32, i64, u8
else:
    i32 = int
    i64 = int
    u8 = int
    try:
        from librt.strings import BytesWriter, read_i32_le, write_i32_le, write_i64_le
    except ImportError:

        class BytesWriter(bytearray):
            write = bytearray.extend

            def getvalue(self):
                return bytes(self)

            def truncate(self, size):
                del self[size:]

        def write_i32_le(writer, number):
            writer += number.to_bytes(4, "little", signed=True)

        def write_i64_le(writer, number):
            writer += number.to_bytes(8, "little", signed=True)

        def read_i32_le(cells, at):
            return int.from_bytes(cells[at : at + 4], "little", signed=True)


__all__ = ["BytesWriter", "i32", "i64", "read_i32_le", "u8", "write_i32_le", "write_i64_le"]
